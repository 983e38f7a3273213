import { audienceInput, everybody } from '../../kits/drafts/audience-input.ts'
import { momentOf, orNone, type Typed } from '../../kits/drafts/typed-form.ts'
import type { AddresseesInput, BroadcastInput } from '../../lib/schema.generated.ts'
import { pickEach } from '../../providers/resource-operations.ts'

/** Whom the form means, as the server takes it. */
export function addresseesInput(data: Record<string, unknown>): AddresseesInput {
  const { kind, audience, accounts } = data as Typed<AddresseesInput>
  return {
    kind: kind === 'PROMOTION' ? 'PROMOTION' : 'HOUSE',
    audience: audienceInput(audience ?? {}) as AddresseesInput['audience'],
    accounts: (accounts ?? []) as readonly string[] as AddresseesInput['accounts'],
  }
}

/** What of the form goes to the server: what was left empty is none. Of one that is changed, with the revision that was seen. */
export function broadcastInput(data: Record<string, unknown>): Record<string, unknown> {
  return {
    addressees: addresseesInput(data),
    page: orNone(data.page),
    scheduledAt: momentOf(data.scheduledAt),
    words: pickEach(data.words, 'language', 'title', 'content'),
    ...(data.revision ? { revision: data.revision } : {}),
    ...(data.reason ? { reason: data.reason } : {}),
  }
}

/** What a new broadcast begins with: news for everybody, at once. */
export const emptyDraft = (languages: readonly string[]) => ({
  kind: 'HOUSE' satisfies AddresseesInput['kind'],
  audience: everybody,
  accounts: [],
  page: null,
  scheduledAt: null,
  words: languages.map((language): BroadcastInput['words'][number] => ({ language, title: '', content: '' })),
})
