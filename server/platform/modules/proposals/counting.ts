import type { Transaction } from '../../db/connection.ts'
import { keepStanding } from '../operators/service.ts'
import { PROPOSAL_KINDS, type ProposalKind } from './kinds.ts'
import type { ProposalRow } from './repository.ts'

type Query = Transaction['query']

/** Those whose proposers could still carry them out: nobody else has a say in it. */
export const keepCounting = (query: Query, rows: readonly ProposalRow[]): Promise<ProposalRow[]> =>
  keepStanding(query, rows, ({ proposed_by, merchant_id, subject_kind }) => ({
    operatorId: proposed_by,
    merchantId: merchant_id,
    right: PROPOSAL_KINDS[subject_kind as ProposalKind].right,
  }))

/** The one that was found, if it counts. */
export const countingOf = async (query: Query, row: ProposalRow | undefined): Promise<ProposalRow | undefined> =>
  row && (await keepCounting(query, [row]))[0]
