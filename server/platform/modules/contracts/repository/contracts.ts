import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { ContractSteps, Contracts, ContractVersions, Tables } from '../../../db/tables.ts'
import type { ContractKind } from '../pay/terms.ts'
import { OPEN_STATES, STATES_IN_FORCE } from '../states.ts'

type Query = Kysely<Tables>
export type ContractRow = Selectable<Contracts>
export type VersionRow = Selectable<ContractVersions>
export type StepRow = Selectable<ContractSteps>

/** What names a contract. */
type Key = Pick<ContractRow, 'merchant_id' | 'id'>

/** Whose contract of which kind. */
export interface Place {
  readonly merchantId: string
  readonly kind: ContractKind
  readonly payeeId: string
}

const ofBrand = (query: Query, merchantId: string) =>
  query.selectFrom('contracts').selectAll().where('merchant_id', '=', merchantId)

const ofPayee = (query: Query, { merchantId, kind, payeeId }: Place) =>
  ofBrand(query, merchantId).where('payee_id', '=', payeeId).where('kind', '=', kind).orderBy('id')

export const findContract = (query: Query, merchantId: string, id: string): Promise<ContractRow | undefined> =>
  ofBrand(query, merchantId).where('id', '=', id).executeTakeFirst()

/** A payee's contract in force of a kind, kept as it is until the transaction ends; others may keep it too. */
export const keepInForce = (query: Query, place: Place): Promise<ContractRow | undefined> =>
  ofPayee(query, place).where('state', 'in', STATES_IN_FORCE).forShare().executeTakeFirst()

/** A payee's open contracts of a kind, whoever pays, locked until the transaction ends: who comes second sees what the first did. */
export const lockOpen = (query: Query, place: Place): Promise<ContractRow[]> =>
  ofPayee(query, place).where('state', 'in', OPEN_STATES).forUpdate().execute()

/** The open contracts that these members pay of a kind, or would, locked until the transaction ends. */
export const lockPaidBy = (
  query: Query,
  merchantId: string,
  kind: ContractKind,
  payerIds: readonly string[],
): Promise<ContractRow[]> =>
  ofBrand(query, merchantId)
    .where('payer_id', 'in', payerIds)
    .where('kind', '=', kind)
    .where('state', 'in', OPEN_STATES)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Writes a contract; undefined where an open one stands in its place. */
export const insertContract = (query: Query, contract: Insertable<Contracts>): Promise<ContractRow | undefined> =>
  query
    .insertInto('contracts')
    .values(contract)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateContract = (
  query: Query,
  { merchant_id, id }: Key,
  change: Updateable<Contracts>,
): Promise<ContractRow> =>
  query
    .updateTable('contracts')
    .set(change)
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const findVersion = (query: Query, { merchant_id, id }: Key, version: number): Promise<VersionRow> =>
  query
    .selectFrom('contract_versions')
    .selectAll()
    .where('merchant_id', '=', merchant_id)
    .where('contract_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()

/** The versions of contracts that count: those signed, and those that wait for an answer. */
export async function findNewest(query: Query, contracts: readonly ContractRow[]): Promise<VersionRow[]> {
  const [first] = contracts
  if (first === undefined) return []
  const ids = contracts.map(({ id }) => id)
  return query
    .selectFrom('contract_versions as newest')
    .innerJoin('contracts as contract', (join) =>
      join
        .onRef('contract.merchant_id', '=', 'newest.merchant_id')
        .onRef('contract.id', '=', 'newest.contract_id')
        .on(({ eb, ref }) =>
          eb(ref('newest.version'), 'in', [ref('contract.version'), ref('contract.proposed_version')]),
        ),
    )
    .selectAll('newest')
    .where('newest.merchant_id', '=', first.merchant_id)
    .where('newest.contract_id', 'in', ids)
    .execute()
}

/** Adds a version at the end and answers its number; the caller holds the contract's lock. */
export async function insertVersion(
  query: Query,
  { merchant_id, id }: Key,
  terms: Omit<Insertable<ContractVersions>, 'merchant_id' | 'contract_id' | 'version'>,
): Promise<number> {
  const next = sql<number>`(select coalesce(max(version), 0) + 1 from contract_versions
    where merchant_id = ${merchant_id} and contract_id = ${id}::uuid)`
  const { version } = await query
    .insertInto('contract_versions')
    .values({ merchant_id, contract_id: id, version: next, ...terms })
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Says from when a version holds: it was signed. */
export async function signVersion(query: Query, { merchant_id, id }: Key, version: number, from: Date): Promise<void> {
  await query
    .updateTable('contract_versions')
    .set({ valid_from: from })
    .where('merchant_id', '=', merchant_id)
    .where('contract_id', '=', id)
    .where('version', '=', version)
    .execute()
}

/** Adds a step at the end; the caller holds the contract's lock. */
export async function insertStep(
  query: Query,
  { merchant_id, id }: Key,
  step: Omit<Insertable<ContractSteps>, 'merchant_id' | 'contract_id' | 'position'>,
): Promise<void> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from contract_steps
    where merchant_id = ${merchant_id} and contract_id = ${id}::uuid)`
  await query
    .insertInto('contract_steps')
    .values({ merchant_id, contract_id: id, position, ...step })
    .execute()
}

export const findLastStep = (query: Query, { merchant_id, id }: Key): Promise<StepRow> =>
  query
    .selectFrom('contract_steps')
    .selectAll()
    .where('merchant_id', '=', merchant_id)
    .where('contract_id', '=', id)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
