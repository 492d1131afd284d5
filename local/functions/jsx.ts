import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

let isRegistered = false;

/** Lets functions import the components that they draw pages from: Node takes TypeScript, but no JSX. */
export function readJsx(): void {
  if (isRegistered) return;
  isRegistered = true;
  registerHooks({
    load: (url, context, nextLoad) => {
      if (!url.endsWith('.tsx')) return nextLoad(url, context);
      const source = readFileSync(fileURLToPath(url), 'utf8');
      const { code } = transformSync(source, { loader: 'tsx', jsx: 'automatic', format: 'esm' });
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
}
