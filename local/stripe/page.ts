import { html } from 'hono/html';

/** A piece of HTML whose values were escaped. */
export type Markup = ReturnType<typeof html>;

const STYLE = `
  :root { color-scheme: light dark; --ink: #1a2233; --soft: #5a6478; --line: #d9dfe8; --page: #f4f6fa;
    --card: #fff; --accent: #4f46c8; --on-accent: #fff; --bad: #b3261e; --good: #12713f; --note: #fff3c4; --on-note: #5c4300; }
  @media (prefers-color-scheme: dark) { :root { --ink: #eef1f7; --soft: #a7b0c2; --line: #39425a; --page: #131826;
    --card: #1d2436; --accent: #a9a4ff; --on-accent: #15122e; --bad: #ffb4ab; --good: #7ddca4; --note: #4a3b0c; --on-note: #ffe9a8; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  .banner { padding: .5rem 1rem; background: var(--note); color: var(--on-note); text-align: center; font-weight: 600; }
  main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
  main.wide { max-width: 76rem; }
  h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 1rem; }
  h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
  .card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; }
  .card > :first-child { margin-top: 0; }
  .card + .card { margin-top: 1rem; }
  .lines { list-style: none; margin: 0; padding: 0; }
  .lines li { display: flex; gap: 1rem; justify-content: space-between; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  .lines small { display: block; color: var(--soft); }
  .amount { font-variant-numeric: tabular-nums; white-space: nowrap; }
  .total { display: flex; justify-content: space-between; font-weight: 700; font-size: 1.15rem; margin: .75rem 0 0; }
  label { display: block; font-weight: 600; margin-bottom: .25rem; }
  input { width: 100%; font: inherit; padding: .65rem .75rem; color: inherit; background: transparent; border: 1px solid var(--soft); border-radius: 8px; }
  button, .button { display: block; width: 100%; font: inherit; font-weight: 600; padding: .8rem 1rem; margin-top: .75rem; border-radius: 8px;
    border: 1px solid var(--soft); background: transparent; color: inherit; cursor: pointer; text-align: center; text-decoration: none; }
  button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-size: 1.1rem; }
  button small { display: block; font-weight: 400; }
  a { color: var(--accent); }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  .alert { margin: 0 0 1rem; padding: .75rem 1rem; border: 2px solid var(--bad); border-radius: 8px; color: var(--bad); font-weight: 600; }
  .hint { color: var(--soft); margin: .25rem 0 0; }
  .scroll { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
  table { border-collapse: collapse; width: 100%; font-size: .875rem; }
  th, td { text-align: left; padding: .5rem .75rem; border-bottom: 1px solid var(--line); vertical-align: top; }
  td form { display: inline-flex; gap: .25rem; align-items: center; }
  td button, .row button { width: auto; display: inline-block; margin: 0 .25rem .25rem 0; padding: .3rem .6rem; font-size: .875rem; }
  td input, .row input { width: 6rem; padding: .3rem .5rem; font-size: .875rem; }
  .row { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; }
  .row form { display: flex; gap: .5rem; align-items: center; }
  .row label { margin: 0; }
  code { font-size: .8125rem; overflow-wrap: anywhere; }
`;

/** The frame of every page: says first that no money moves here. */
export function page(title: string, body: Markup, wide = false): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <header class="banner">Local Stripe — no real money</header>
        <main class="${wide ? 'wide' : ''}">${body}</main>
      </body>
    </html>`;
}

/** `$55.98` for 5598. */
export function dollars(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}
