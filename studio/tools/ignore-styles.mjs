/* The Studio's packages import style sheets, which Node cannot load and a command line does not need. */
import { registerHooks } from 'node:module';

registerHooks({
  load: (url, context, nextLoad) =>
    url.endsWith('.css')
      ? { format: 'module', source: '', shortCircuit: true }
      : nextLoad(url, context),
});
