import * as z from 'zod/mini';
import { isDraftId } from './document.ts';
import { PatchSchema } from './mutation.ts';

const Id = z.string().check(z.minLength(1));
const DraftId = Id.check(z.refine(isDraftId, { error: 'must start with "drafts."' }));
const PublishedId = Id.check(z.refine((id) => !id.includes('.'), { error: 'must have no dot' }));
const Document = z.looseObject({ _id: DraftId, _type: z.string() });
const Revision = z.optional(z.nullable(z.string()));

const name = <const T extends string>(verb: T) =>
  z.literal(`sanity.action.document.${verb}` as const);

const ActionSchema = z.discriminatedUnion('actionType', [
  z.object({
    actionType: name('create'),
    publishedId: z.optional(PublishedId),
    attributes: Document,
    ifExists: z.enum(['fail', 'ignore']),
  }),
  z.object({
    actionType: name('version.create'),
    publishedId: z.optional(PublishedId),
    document: Document,
  }),
  z.object({ actionType: name('replaceDraft'), attributes: Document }),
  z.object({ actionType: name('version.replace'), document: Document }),
  z.object({
    actionType: name('edit'),
    draftId: DraftId,
    publishedId: PublishedId,
    patch: PatchSchema,
  }),
  z.object({ actionType: name('discard'), draftId: DraftId }),
  z.object({ actionType: name('version.discard'), versionId: DraftId }),
  z.object({
    actionType: name('publish'),
    draftId: DraftId,
    publishedId: PublishedId,
    ifDraftRevisionId: Revision,
    ifPublishedRevisionId: Revision,
  }),
  z.object({ actionType: name('unpublish'), draftId: DraftId, publishedId: PublishedId }),
  z.object({
    actionType: name('delete'),
    publishedId: PublishedId,
    includeDrafts: z.optional(z.array(Id)),
    includeVersions: z.optional(z.array(Id)),
  }),
]);
/** One of the document actions the Studio's buttons send. */
export type Action = z.infer<typeof ActionSchema>;

/** Only the outside of a request: an unknown action is told as such before its fields are looked at. */
export const ActionsBodySchema = z.object({
  actions: z.array(z.looseObject({ actionType: z.string() })),
  transactionId: z.optional(z.string().check(z.minLength(1))),
  dryRun: z.optional(z.boolean()),
});
/** The actions themselves, once all are known by name. */
export const ActionsSchema = z.array(ActionSchema);

const KNOWN_ACTIONS: ReadonlySet<string> = new Set(
  ActionSchema.def.options.flatMap((option) => [...option.shape.actionType.def.values]),
);
/** False for releases, variants and whatever comes next. */
export const isKnownAction = (actionType: string): boolean => KNOWN_ACTIONS.has(actionType);

/** The action of a verb: `ActionOf<'publish'>`. */
export type ActionOf<Verb extends string> = Extract<
  Action,
  { actionType: `sanity.action.document.${Verb}` }
>;
