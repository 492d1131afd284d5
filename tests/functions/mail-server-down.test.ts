import { expect, test } from 'vitest';
import { deliverMail } from '#server/use-cases/mail/deliver-mail.ts';
import { deliverOutbox } from '#server/use-cases/mail/deliver-outbox.ts';
import { stack } from '#tests/helpers/functions.ts';
import { afterNoon, storedMails, writeMails } from '#tests/helpers/outbox.ts';

test.each([
  ['the schedule', false],
  ['the request that writes each', true],
])(
  'newer emails to the same reader use up no attempt of the ones that wait: %s',
  async (_, isTriedAtOnce) => {
    const to = `${crypto.randomUUID()}@example.com`;
    const mails = [];
    await stack.mail.stop();
    try {
      for (let minute = 0; minute <= 45; minute += 1) {
        const at = afterNoon(minute);
        const clock = () => at;
        if (minute <= 40 && minute % 10 === 0) {
          const createdAt = at.toISOString();
          const given = {
            to,
            limit: 'none',
            subject: `${minute}`,
            createdAt,
            nextAttemptAt: createdAt,
          } as const;
          const [mail] = await writeMails(1, given);
          if (mail) mails.push(mail);
          if (isTriedAtOnce) await deliverMail(mail?.id ?? '', { clock });
        }
        await deliverOutbox({}, clock);
      }
    } finally {
      await stack.mail.start();
    }
    const waiting = await storedMails(mails);
    expect(waiting.map(({ status }) => status)).toEqual(mails.map(() => 'pending'));
    // Alone, each would have been tried as often: at once, then after half a minute, doubled each time.
    expect(waiting.map(({ attempts }) => attempts)).toEqual([7, 7, 6, 5, 4]);

    await deliverOutbox({}, () => afterNoon(120));
    const received = await stack.mailbox.readMail(to);
    expect(received.map(({ subject }) => subject)).toEqual(['0', '10', '20', '30', '40']);
  },
);
