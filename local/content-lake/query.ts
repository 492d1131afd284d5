import { evaluate, evaluateSync, GroqSyntaxError, parse } from 'groq-js';
import type { DatasetStore } from './dataset-store.ts';
import { isRecord, type LakeDocument } from './document.ts';
import { dataError } from './lake-error.ts';
import { buildView, type DatasetView, type Perspective } from './perspective.ts';

export type QueryParams = Readonly<Record<string, unknown>>;

export interface QueryRequest {
  query: string;
  params: QueryParams;
  perspective: Perspective;
  isEditor: boolean;
}

type Tree = ReturnType<typeof parse>;

interface ParsedQuery {
  tree: Tree;
  parameters: ReadonlySet<string>;
}

interface Evaluated {
  get(): Promise<unknown>;
}

const PARSED_QUERIES_KEPT = 500;

/** Answers GROQ over a dataset; parsed queries and the views of the dataset are kept between calls. */
export class QueryEngine {
  readonly #store: DatasetStore;
  readonly #sanity: { projectId: string; dataset: string };
  readonly #parsed = new Map<string, ParsedQuery>();
  readonly #views = new Map<string, DatasetView>();
  #viewsOf = -1;

  constructor(store: DatasetStore, sanity: { projectId: string; dataset: string }) {
    this.#store = store;
    this.#sanity = sanity;
  }

  /** The JSON value of a query; throws the 400 Sanity would answer. */
  async run({ query, params, perspective, isEditor }: QueryRequest): Promise<unknown> {
    const view = this.view(perspective, isEditor);
    return evaluateTree(this.#parse(query, params), query, {
      dataset: view.documents,
      params,
      sanity: this.#sanity,
      identity: isEditor ? 'local-editor' : '<anonymous>',
      // Without it groq-js walks the whole dataset for each reference it follows.
      dereference: ({ _ref }: { _ref: string }) => view.byId.get(_ref) ?? null,
    });
  }

  /** Whether a listener's query selects this one document; without one, only whether it is a query. */
  async matches(
    query: string,
    params: QueryParams,
    document: LakeDocument | undefined,
  ): Promise<boolean> {
    const result = await evaluateTree(this.#parse(query, params), query, {
      dataset: document === undefined ? [] : [document],
      params,
      sanity: this.#sanity,
      dereference: ({ _ref }: { _ref: string }) => this.#store.get(_ref) ?? null,
    });
    return Array.isArray(result) ? result.length > 0 : result !== null;
  }

  /** The documents of a perspective, built once for each state of the dataset. */
  view(perspective: Perspective, isEditor: boolean): DatasetView {
    if (this.#viewsOf !== this.#store.version) {
      this.#views.clear();
      this.#viewsOf = this.#store.version;
    }
    const key = `${perspective} ${isEditor}`;
    const view = this.#views.get(key) ?? buildView(this.#store, perspective, isEditor);
    this.#views.set(key, view);
    return view;
  }

  #parse(query: string, params: QueryParams): Tree {
    const { tree, parameters } = this.#parsed.get(query) ?? this.#parseAnew(query, params);
    for (const name of parameters) {
      if (Object.hasOwn(params, name)) continue;
      throw dataError(400, 'queryParseError', `param $${name} referenced, but not provided`, {
        query,
        start: Math.max(0, query.indexOf(`$${name}`)),
        end: query.length,
      });
    }
    return tree;
  }

  #parseAnew(query: string, params: QueryParams): ParsedQuery {
    const oldest = this.#parsed.keys().next().value;
    if (this.#parsed.size >= PARSED_QUERIES_KEPT && oldest !== undefined) {
      this.#parsed.delete(oldest);
    }
    if (INDEX_BY_PARAMETER.test(query) && Object.keys(params).length > 0) {
      return parseWithParams(query, params, undefined);
    }
    try {
      const tree = parse(query);
      const parsed = { tree, parameters: findParameters(tree) };
      this.#parsed.set(query, parsed);
      return parsed;
    } catch (error) {
      return parseWithParams(query, params, error);
    }
  }
}

/** `@[$field]`: without its value the parser takes it for a filter, as in `@[$isWanted]`. */
const INDEX_BY_PARAMETER = /\[\s*\$\w+\s*\]/;

/** `[$from...$to]` is a constant to the parser, so such a query is parsed again with its values. */
function parseWithParams(query: string, params: QueryParams, firstError: unknown): ParsedQuery {
  try {
    if (Object.keys(params).length === 0) throw firstError;
    return { tree: parse(query, { params: { ...params } }), parameters: new Set() };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const start = error instanceof GroqSyntaxError ? error.position : 0;
    const description = `unable to parse groq query: ${error.message}`;
    throw dataError(400, 'queryParseError', description, { query, start, end: query.length });
  }
}

function findParameters(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const item of node) findParameters(item, found);
  else if (isRecord(node)) {
    if (node.type === 'Parameter' && typeof node.name === 'string') found.add(node.name);
    for (const child of Object.values(node)) findParameters(child, found);
  }
  return found;
}

/**
 * groq-js evaluates many times faster synchronously, but not every function can (`match` over a
 * stream, `score`): those throw, and are run again asynchronously, which has the last word.
 */
async function evaluateTree(tree: Tree, query: string, options: object) {
  try {
    const value: Evaluated = evaluateSync(tree, options);
    return (await value.get()) ?? null;
  } catch {
    try {
      const value: Evaluated = await evaluate(tree, options);
      return (await value.get()) ?? null;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw dataError(501, 'queryError', `The local Content Lake cannot answer: ${reason}`, {
        query,
      });
    }
  }
}
