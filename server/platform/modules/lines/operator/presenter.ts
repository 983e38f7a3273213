import type { Static } from 'typebox'
import { isAgent } from '../../../lib/account-types.ts'
import { formatMoney, type Money } from '../../../lib/money.ts'
import { type ProposalRow, presentProposal } from '../../proposals/service.ts'
import { type Limit, readLimit } from '../subjects.ts'
import type { LineRow } from './repository.ts'
import type { LineMovePreview, OperatorLine } from './schema.ts'
import type { MovePreview } from './service/preview.ts'

const presentPlay = ({ stake, valid_bet, payout }: { stake: Money; valid_bet: Money; payout: Money }) => ({
  stake: formatMoney(stake),
  validBet: formatMoney(valid_bet),
  profit: formatMoney(payout - stake),
})

export const presentLine = (row: LineRow, proposal: ProposalRow | undefined): Static<typeof OperatorLine> => ({
  id: row.id,
  account: row.account,
  nickname: row.nickname,
  isAgent: isAgent({ accountType: row.type }),
  status: row.status,
  currency: row.currency,
  path: [...row.path],
  directMembers: row.direct_members,
  members: row.members,
  month: {
    ...presentPlay(row),
    deposits: formatMoney(row.deposits),
    withdrawals: formatMoney(row.withdrawals),
    activeMembers: row.active_members,
  },
  next: row.next,
  proposal: presentProposal(proposal),
})

type Shown = Static<typeof LineMovePreview>

/** Codes and categories were checked when they were written. */
const presentLimit = (limit: Limit) => readLimit(limit) as Shown['rulesLeft'][number]

export const presentPreview = ({ contracts, today, rulesLeft, rulesMet, ...preview }: MovePreview): Shown => ({
  ...preview,
  today: presentPlay(today),
  contracts: contracts.map(({ until, kind, ...contract }) => ({
    ...contract,
    kind: kind as Shown['contracts'][number]['kind'],
    until: until.toISOString(),
  })),
  rulesLeft: rulesLeft.map(presentLimit),
  rulesMet: rulesMet.map(presentLimit),
})
