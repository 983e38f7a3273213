import type { Transaction } from '../../db/connection.ts'
import { askedBy, isFor } from './audience.ts'
import { countAccounts, countAgents, countTags, type KnownMember, listMembers, type MemberPage } from './repository.ts'
import type { Audience } from './schema.ts'

export {
  type AskedOfMember,
  type AudienceFacts,
  askedBy,
  depositsByDays,
  depositsFrom,
  isDiscreet,
  isFor,
  shownAudience,
} from './audience.ts'
export { countMembers, depositsSince, LAST_BET_OF, LEVEL_OF, TAGS_OF, uplinesOn } from './repository.ts'

/** Accounts as they are compared, each once. */
export const foldAccounts = (accounts: readonly string[]): string[] => [
  ...new Set(accounts.map((account) => account.trim().toLowerCase())),
]

/** What of an audience the brand does not have: accounts that lead no line, tags; undefined where it has all. */
export async function unknownOf(
  { query }: Pick<Transaction, 'query'>,
  merchantId: string,
  { line, tags }: Audience,
): Promise<'line' | 'tags' | undefined> {
  const agents = foldAccounts(line)
  if ((await countAgents(query, merchantId, agents)) < agents.length) return 'line'
  if ((await countTags(query, merchantId, tags)) < new Set(tags).size) return 'tags'
  return undefined
}

/** Whether the brand has all of these accounts; who plays for free has none. */
export async function areAccounts(
  { query }: Pick<Transaction, 'query'>,
  merchantId: string,
  accounts: readonly string[],
): Promise<boolean> {
  const wanted = foldAccounts(accounts)
  return (await countAccounts(query, merchantId, wanted)) === wanted.length
}

/** What a look at one page of members found. */
export interface Look {
  /** Those who belong to the audience. */
  readonly found: readonly KnownMember[]
  readonly lookedAt: number
  /** Behind whom the next page begins; null after the last one. */
  readonly last: string | null
}

/**
 * Looks at one page of a brand's members and finds who belongs to an audience. It is decided by what decides for one member (`isFor`), so
 * that nobody is written to by other rules than he is offered something by; and a page costs the same however few belong to it.
 */
export async function lookAt(reader: Pick<Transaction, 'raw'>, page: MemberPage, audience: Audience): Promise<Look> {
  const members = await listMembers(reader, page, askedBy([audience]))
  return {
    found: members.filter(({ facts }) => isFor(audience, facts, page.now)),
    lookedAt: members.length,
    last: members.length < page.limit ? null : (members.at(-1)?.memberId ?? null),
  }
}
