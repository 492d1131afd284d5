import { table } from '../markdown-table.ts';
import type { LighthouseFigures } from './measure-lighthouse.ts';

/** The scores of pages, and what keeps one below 100. */
export function describeLighthouse(figures: readonly LighthouseFigures[]): string {
  return `Lighthouse as a phone, on the built site behind TLS, HTTP/2 and brotli. Performance depends on the machine;
the other three do not. Pages of one person (cart, checkout, pay, what came of a payment) ask not to be indexed, which SEO counts
against them. The page for what is not found is answered with 404 and notes the address in the console, both as
specified, which best practices count as errors. A visitor's \`/account\` leads to \`/auth\`: both visits count.

${table(
  ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'what is missing'],
  figures.map(({ page, performance, accessibility, bestPractices, seo, failed }) => [
    page,
    performance,
    accessibility,
    bestPractices,
    seo,
    failed.join('; '),
  ]),
)}`;
}
