/** Lines across a chart, without the one at its foot: more would be noise. */
const MOST = 4;

/** Pure: where a chart's axis has its marks: round numbers from 0 to one that is not below `top`. */
export function stepsTo(top: number): number[] {
  const rough = Math.max(1, top / MOST);
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * unit).find((size) => size >= rough) ?? rough;
  return Array.from({ length: Math.max(1, Math.ceil(top / step)) + 1 }, (_, at) => at * step);
}
