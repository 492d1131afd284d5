import { html } from 'hono/html';
import type { MailNeed, OutboxMail } from '#domain/mail/outbox-mail.ts';
import { DEFAULT_LANGUAGE, type Language } from '#words/language.ts';
import { inLanguageOf } from '../core/language.ts';

/** A part of an email: a paragraph, a table of two columns whose last row may be a total, or a link. */
export type MailBlock =
  | string
  | { rows: readonly (readonly [label: string, value: string])[] }
  | { label: string; link: string };

export interface MailDraft {
  /** Names the occasion: the same occasion is one email, however often it is written. */
  id: string;
  to: string;
  replyTo?: string;
  subject: string;
  blocks: readonly MailBlock[];
  about: string;
  /** 'none' where the office sends it; left out by whatever a form, and so a stranger, can cause. */
  limit?: OutboxMail['limit'];
  /** Left out by emails that can be sent as they are written. */
  needs?: MailNeed;
  data?: Record<string, string>;
}

/** A draft with the language it was written in. The outbox takes no other, so that none is written in the language of whoever happens to cause it. */
export type WrittenMail = MailDraft & { readonly language: Language };

/** Writes a draft in the language of its reader; null where there is none to write. */
export function writtenIn<Draft extends MailDraft>(
  language: Language,
  write: () => Draft,
): Draft & WrittenMail;
export function writtenIn(language: Language, write: () => MailDraft | null): WrittenMail | null;
export function writtenIn(language: Language, write: () => MailDraft | null): WrittenMail | null {
  const draft = inLanguageOf(language, write);
  return draft && { ...draft, language };
}

/** Writes a draft for the office, or for an administrator: in English, whoever causes it. */
export function forOffice<Draft extends MailDraft>(write: () => Draft): Draft & WrittenMail;
export function forOffice(write: () => MailDraft | null): WrittenMail | null;
export function forOffice(write: () => MailDraft | null): WrittenMail | null {
  return writtenIn(DEFAULT_LANGUAGE, write);
}

/** A draft as the record the outbox keeps: the same words as text and as HTML, everything escaped. */
export async function composeMail(draft: WrittenMail, now: Date): Promise<OutboxMail> {
  return {
    id: draft.id,
    to: draft.to,
    replyTo: draft.replyTo ?? null,
    subject: draft.subject,
    text: draft.blocks.map(blockAsText).join('\n\n'),
    html: await renderHtml(draft),
    language: draft.language,
    ...(draft.limit && { limit: draft.limit }),
    needs: draft.needs ?? 'nothing',
    data: draft.data ?? {},
    about: draft.about,
    status: 'pending',
    attempts: 0,
    nextAttemptAt: now.toISOString(),
    lastError: null,
    createdAt: now.toISOString(),
    sentAt: null,
  };
}

function blockAsText(block: MailBlock): string {
  if (typeof block === 'string') return block;
  if ('link' in block) return `${block.label}: ${block.link}`;
  return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
}

async function renderHtml(draft: WrittenMail): Promise<string> {
  const blocks = draft.blocks.map((block) => {
    if (typeof block === 'string') return html`<p style="white-space:pre-line">${block}</p>`;
    if ('link' in block) return html`<p><a href="${block.link}">${block.label}</a></p>`;
    return html`<table cellpadding="6" style="border-collapse:collapse">${block.rows.map(
      ([label, value]) =>
        html`<tr><td style="border-bottom:1px solid #ddd">${label}</td><td align="right" style="border-bottom:1px solid #ddd">${value}</td></tr>`,
    )}</table>`;
  });
  const page =
    await html`<!doctype html><html lang="${draft.language}"><head><meta charset="utf-8"><title>${draft.subject}</title></head><body style="font:16px/1.5 system-ui,sans-serif;max-width:40em;margin:auto;padding:1em;overflow-wrap:anywhere">${blocks}</body></html>`;
  return page.toString();
}
