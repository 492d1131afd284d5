import { useState } from 'react';

/** The smallest island that reacts to a press. */
export function Counter() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <output data-pressed={count > 0 ? '' : undefined}>{count}</output>
    </>
  );
}
