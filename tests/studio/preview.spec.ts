import { expect, field, openActions, openDocument, test } from './desk.ts';

/* The page of a document: as visitors have it, and with its drafts beside the form. */

const PAGE = '<title>About</title><h1>The page</h1>';

test('each form leads to its page, and shows it beside itself', async ({
  page,
  context,
  services,
}) => {
  let loads = 0;
  // What stands for the site here has no pages: those are made up, with the script of drafts.
  await context.route(`${services.functions}/about`, async (route) => {
    loads += 1;
    const script = `<script>addEventListener('message', (event) => {
      if (event.source === parent && event.data === 'courtside:reload') location.reload();
    });</script>`;
    await route.fulfill({ contentType: 'text/html', body: `${PAGE}${script}` });
  });
  await openDocument(page, 'aboutPage', 'aboutPage');

  await test.step('in a new tab', async () => {
    const opened = context.waitForEvent('page');
    await (await openActions(page)).getByRole('menuitem', { name: 'View on website' }).click();
    expect((await opened).url()).toBe(`${services.functions}/about`);
    await (await opened).close();
  });

  await test.step('beside the form, which follows what is saved', async () => {
    await page.getByRole('button', { name: 'Split pane right' }).click();
    await page.getByRole('tab', { name: 'Preview' }).last().click();
    const frame = page.frameLocator('iframe[title="The page with its drafts"]');
    await expect(frame.getByRole('heading', { name: 'The page' })).toBeVisible();
    const before = loads;
    await field(page, 'heading').fill('A team first');
    await expect.poll(() => loads).toBeGreaterThan(before);
  });
});

test('a form whose texts are on two pages shows either', async ({ page, context, services }) => {
  for (const address of ['/sponsors', '/sponsors/become']) {
    const body = `<title>Page</title><h1>${address}</h1>`;
    await context.route(`${services.functions}${address}`, (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
  }
  await openDocument(page, 'sponsorsPage', 'sponsorsPage');
  await page.getByRole('tab', { name: 'Preview' }).click();
  const heading = page
    .frameLocator('iframe[title="The page with its drafts"]')
    .getByRole('heading');
  await expect(heading).toHaveText('/sponsors');
  await page.getByRole('button', { name: '/sponsors/become' }).click();
  await expect(heading).toHaveText('/sponsors/become');
});
