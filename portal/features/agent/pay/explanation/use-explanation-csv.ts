import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { useRateFormat } from '../../../../kits/contracts/use-rate-format.ts'
import { downloadText, toCsv } from '../../../../kits/records/csv.ts'
import { useStateWords } from '../earning-state.tsx'
import { useCsvMoment } from '../use-csv-moment.ts'
import type { Explained } from './explained.ts'
import { EarningDownlinesDocument, EarningTeamDocument } from './explanation.generated.ts'
import { reckoningLines } from './reckoning-lines.ts'
import { useConditionWords } from './tier-list.tsx'

/** Rows asked for at once, the most there are. */
const pageSize = 100

/** Writes an explanation into a file to keep: terms, reckoning, every downline and branch, corrections and movements. */
export function useExplanationCsv(): (earning: Explained) => Promise<void> {
  const { t } = useTranslation('pay')
  const client = useApolloClient()
  const words = useStateWords()
  const rate = useRateFormat()
  const { timeZone, write } = useCsvMoment()
  const conditions = useConditionWords()
  const readShares = async (id: string) =>
    allPages(async (page) => {
      const variables = { id, page: { page, pageSize } }
      const { data } = await client.query({ query: EarningDownlinesDocument, variables, fetchPolicy: 'no-cache' })
      return data?.earning?.downlines
    })
  const readParts = async (id: string) =>
    allPages(async (page) => {
      const variables = { id, page: { page, pageSize } }
      const { data } = await client.query({ query: EarningTeamDocument, variables, fetchPolicy: 'no-cache' })
      return data?.earning?.parts
    })
  return async (earning) => {
    const { id, window, measures } = earning
    const shares = await readShares(id)
    const parts = await readParts(id)
    const lines = reckoningLines(earning).map((line) =>
      line.key === 'times'
        ? [t('rate'), rate(line.rate), line.percent === null ? '' : `${line.percent} %`]
        : [t(line.key), line.amount],
    )
    const rows = [
      [t('explanation'), id],
      [t('kind'), t(`kinds.${earning.kind}`)],
      [t('window'), write(window.from), write(window.until), timeZone],
      [t('currency'), earning.currency],
      [t('state'), words(earning)],
      [t('payer'), t(`payers.${earning.payer}`)],
      [t('validBet'), measures.validBet],
      [t('loss'), measures.loss],
      ...(['stake', 'payout', 'bonuses', 'rebates', 'commissions'] as const).map((part) => [
        `${t('lossParts')}: ${t(`lossPart.${part}`)}`,
        earning.lossParts[part],
      ]),
      [t('activeMembers'), String(measures.activeMembers)],
      [],
      [t('reckoning')],
      ...lines,
      [],
      [t('terms', { version: earning.version }), t(`picks.${earning.pick}`)],
      ...earning.tiers.map((tier) => [rate(tier.rate), conditions(tier)]),
      [],
      [t('downlines'), t('rate'), t('amount'), t('validBet'), t('loss')],
      ...shares.map((share) => [
        share.account,
        share.rate === null ? '' : rate(share.rate),
        share.amount,
        share.measures.validBet,
        share.measures.loss,
      ]),
      [],
      [t('parts'), t('validBet'), t('loss')],
      ...parts.map((part) => [t(part.isOwn ? 'own' : 'branch', { account: part.account }), part.validBet, part.loss]),
      [],
      [t('revisions'), t('writtenAt'), t('amount'), t('paid'), t('state')],
      ...earning.revisions.map((each) => [
        String(each.revision),
        write(each.createdAt),
        each.amount,
        each.paid,
        words(each),
      ]),
      [],
      [t('movements'), t('amount')],
      ...earning.movements.map(({ at, amount }) => [write(at), amount]),
    ]
    downloadText(`${t(`kinds.${earning.kind}`)} ${write(window.from).slice(0, 10)} ${id}.csv`, toCsv(rows))
  }
}

interface Listed<Row> {
  readonly items: readonly Row[]
  readonly pageInfo: { readonly totalPages: number }
}

/** Reads every page, one after the other; throws when one of them does not come. */
async function allPages<Row>(read: (page: number) => Promise<Listed<Row> | undefined>): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1, totalPages = 1; page <= totalPages; page++) {
    const found = await read(page)
    if (!found) throw new Error('A page of an explanation did not come')
    rows.push(...found.items)
    totalPages = found.pageInfo.totalPages
  }
  return rows
}
