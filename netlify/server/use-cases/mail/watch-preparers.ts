import type { MailNeed, OutboxMail } from '#domain/mail/outbox-mail.ts';
import { AppError } from '../../core/app-error.ts';
import { isUnreachable } from '../../core/unreachable.ts';
import type { Preparers } from './deliver-mail.ts';

/** The preparers of a run, and what they cannot make while a service of theirs is down. */
export interface WatchedPreparers {
  preparers: Preparers;
  /** Whether an email that needs this can be made, as far as this run knows. */
  canMake: (need: MailNeed) => boolean;
  /** All that can be made. */
  needs: () => MailNeed[];
}

/**
 * Watches whether preparers are held up by a service that does not answer: one that was is asked no more,
 * so that a run loses a few seconds by it and not all its time.
 */
export function watchPreparers(preparers: Preparers): WatchedPreparers {
  const down = new Set<MailNeed>();
  const kinds = Object.keys(preparers) as (keyof Preparers)[];
  const watched: Preparers = {};
  for (const need of kinds) {
    watched[need] = async (mail: OutboxMail) => {
      try {
        return (await preparers[need]?.(mail)) ?? null;
      } catch (error) {
        if (isDown(error)) down.add(need);
        throw error;
      }
    };
  }
  const all: MailNeed[] = ['nothing', ...kinds];
  const canMake = (need: MailNeed) => !down.has(need);
  return { preparers: watched, canMake, needs: () => all.filter(canMake) };
}

const isDown = (error: unknown): boolean =>
  error instanceof AppError ? error.code === 'service_unavailable' : isUnreachable(error);
