import { addDays, formatISO, parseISO } from 'date-fns';
import { holdFamilyEndpoint, releaseFamilyEndpoint } from '#contracts/families/holds.ts';
import {
  mailStatementEndpoint,
  previewRemindersEndpoint,
  sendRemindersEndpoint,
} from '#contracts/families/mails.ts';
import { sendPaymentLinkEndpoint } from '#contracts/payments/dashboard.ts';
import { undoEndpoint } from '#contracts/records/undo.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { type Actions, choose, NOTHING, today, told } from '../step.ts';
import { readBooks, withoutTimes } from '../world.ts';

const inDays = (days: number) =>
  formatISO(addDays(parseISO(today()), days), { representation: 'date' });

/** What the office writes to the family, when it does not, and what it takes back. */
export const FAMILY_ACTIONS = {
  hold: async (world) => {
    const hold = { email: world.family.email, until: inDays(30), reason: 'They called.' };
    return told(await world.act(holdFamilyEndpoint.path, hold));
  },
  release: async (world) =>
    told(await world.act(releaseFamilyEndpoint.path, { email: world.family.email })),
  remind: async (world) => {
    const { email } = world.family;
    const { body } = await world.act(previewRemindersEndpoint.path, { emails: [email] });
    const [shown] = body.reminders as { dueCents: number }[];
    const reminders = [{ email, dueCents: shown?.dueCents ?? 0 }];
    return told(await world.act(sendRemindersEndpoint.path, { reminders }));
  },
  mailStatement: async (world) =>
    told(await world.act(mailStatementEndpoint.path, { email: world.family.email })),
  mailLink: async (world, { bills, registrations }, { which, much }) => {
    const kind = much < 0.7 ? 'bill' : 'registration';
    const id = (kind === 'bill' ? choose(bills, which) : choose(registrations, which))?.id;
    if (id === undefined) return NOTHING;
    return told(await world.act(sendPaymentLinkEndpoint.path, { kind, billId: id }));
  },
  undo: async (world) => {
    const offer = world.offers.pop();
    if (!offer) return NOTHING;
    const answer = await world.act(undoEndpoint.path, { id: offer.id });
    if (answer.status === 200) {
      const [was, is] = [withoutTimes(offer.before), withoutTimes(await readBooks(world))];
      // Where something else was done since, just this change is taken back.
      if (offer.isLast && was !== is) throw new Error(`Undone, and not as it was:\n${was}\n${is}`);
    }
    return told(answer);
  },
  night: async () => {
    await runNightly(new Date());
    return 'done';
  },
} satisfies Actions;
