import type { MonthReport } from '#contracts/payments/month.ts';
import { formatDay } from '#domain/calendar/day.ts';
import { AGES, type Age } from '#domain/families/age.ts';
import { formatCents } from '#domain/money/money.ts';
import { netAfterFees } from '#domain/payments/month-of-books.ts';
import { formatPeriod } from '#domain/payments/period.ts';
import { sentToBank } from '#domain/payouts/month-of-payouts.ts';
import { messages as words } from '#words/office/month-pdf.ts';
import { type PdfPicture, type PdfWriter, startPdf, type TextStyle } from './pdf-writer.ts';

const HEADING: TextStyle = { size: 12, bold: true, above: 20 };
const ROW: TextStyle = { size: 9.5, above: 2 };
const SUM: TextStyle = { ...ROW, bold: true };
const SMALL: TextStyle = { size: 9, above: 4 };

/** The month's close for the board, on one page: it has as many lines in every month. */
export async function writeMonthPage(
  report: MonthReport,
  now: Date,
  logo?: PdfPicture,
): Promise<Uint8Array> {
  const title = words.title(report.programName, formatPeriod(report.month));
  const pdf = await startPdf({ title, subject: words.subject }, now);
  if (logo) await pdf.drawPicture(logo);
  pdf.write(title, { size: 18, bold: true });
  writeIncome(pdf, report);
  writeReductions(pdf, report);
  writePayouts(pdf, report);
  writeOutstanding(pdf, report);
  if (report.unreadable > 0) pdf.write(words.unreadable(report.unreadable), SMALL);
  return pdf.finish(words.footer(formatDay(report.outstanding.today)));
}

function writeIncome(pdf: PdfWriter, report: MonthReport): void {
  const { kinds, sums, netCents, unknownFees } = report;
  const row = (name: string, own: MonthReport['sums'], net: number, style: TextStyle) => {
    const { received, refund, reversal, dispute } = own;
    pdf.writeRow(
      [name, ...[received, refund, reversal, dispute, net].map((cents) => formatCents(cents))],
      style,
    );
  };
  pdf.write(words.income, HEADING);
  pdf.writeRow(words.incomeColumns, SUM);
  for (const one of kinds) row(words.kinds[one.kind], one.sums, one.netCents, ROW);
  row(words.total, sums, netCents, SUM);
  const only = (name: string, cents: number, style: TextStyle) =>
    pdf.writeRow([name, '', '', '', '', formatCents(cents)], style);
  only(words.fees, -report.feeCents || 0, ROW);
  only(words.ownFees, -report.ownFeeCents || 0, ROW);
  only(words.afterFees, netAfterFees(report), SUM);
  if (unknownFees > 0) pdf.write(words.unknownFees(unknownFees), SMALL);
}

function writeReductions(pdf: PdfWriter, { adjustments }: MonthReport): void {
  pdf.write(words.reductions, HEADING);
  pdf.writeRow(words.reductionColumns, SUM);
  for (const { kind, count, cents } of adjustments) {
    pdf.writeRow([words.adjustments[kind], String(count), formatCents(cents)], ROW);
  }
  const all = adjustments.reduce((sum, { cents }) => sum + cents, 0);
  pdf.writeRow([words.total, '', formatCents(all)], SUM);
}

function writePayouts(pdf: PdfWriter, { payouts }: MonthReport): void {
  const row = (
    name: string,
    { count, cents }: { count: number; cents: number },
    style: TextStyle,
  ) => pdf.writeRow([name, String(count), formatCents(cents)], style);
  pdf.write(words.payouts, HEADING);
  pdf.writeRow(words.payoutColumns, SUM);
  row(words.bank.matched, payouts.matched, ROW);
  row(words.bank.open, payouts.open, ROW);
  row(words.bank.sent, sentToBank(payouts), SUM);
  row(words.bank.returned, payouts.returned, ROW);
}

function writeOutstanding(pdf: PdfWriter, { outstanding }: MonthReport): void {
  const { today, families, sponsors } = outstanding;
  pdf.write(words.outstanding(formatDay(today)), HEADING);
  pdf.writeRow(['', ...AGES.map((age) => words.ages[age]), words.total], SUM);
  const row = (name: string, centsOf: (age: Age) => number, style: TextStyle) => {
    const cents = AGES.map(centsOf);
    const all = cents.reduce((sum, each) => sum + each, 0);
    pdf.writeRow([name, ...[...cents, all].map((each) => formatCents(each))], style);
  };
  row(words.families, (age) => families[age], ROW);
  row(words.sponsors, (age) => sponsors[age], ROW);
  row(words.total, (age) => families[age] + sponsors[age], SUM);
}
