import { type RaRecord, useGetList, useGetMany, useLocaleState, useTranslate } from 'react-admin'
import { type ChanceText, titleIn } from '../../kits/chance/chance-plan.ts'
import { deedWord } from '../../kits/proposals/deed-word.ts'
import type { ConsoleProposalFragment as Proposal } from '../../kits/proposals/proposals.generated.ts'

/** A brand has fewer of each. */
const ALL = { pagination: { page: 1, perPage: 100 } }

type Kind = Proposal['kind']
const ABOUT_MEMBERS: readonly Kind[] = [
  'LINE_MOVE',
  'MEMBER_PASSWORD',
  'MEMBER_PAYMENT_PASSWORD',
  'MEMBER_SECOND_FACTOR',
  'MEMBER_PAYEE_NAME',
  'MEMBER_UNLOCKING',
  'MEMBER_REOPENING',
]
type Lottery = RaRecord & { name: string }
type Channel = RaRecord & { names: { language: string; name: string }[] }
type Member = RaRecord & { account: string }
type Goods = RaRecord & { words: { language: string; name: string }[] }
type Promotion = RaRecord & { draft: { words: { language: string; title: string }[] } }
type Contract = RaRecord & { kind: string; payeeAccount: string }

/** Which of several a proposal is about, in words where there are some. */
export function useSubjects(proposals: readonly Proposal[]): (proposal: Proposal) => string {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const idsOf = (...kinds: Kind[]) =>
    proposals.filter(({ kind }) => kinds.includes(kind)).map(({ subjectId }) => subjectId)
  const isAbout = (...kinds: Kind[]) => ({ enabled: idsOf(...kinds).length > 0 })
  const { data: lotteries } = useGetList<Lottery>('lotteries', ALL, isAbout('LOTTERY_RULES', 'LOTTERY_CLOSING'))
  const { data: channels } = useGetList<Channel>('paymentChannels', ALL, isAbout('PAYMENT_CHANNELS'))
  const { data: members } = useGetMany<Member>('members', { ids: idsOf(...ABOUT_MEMBERS) }, isAbout(...ABOUT_MEMBERS))
  const { data: contracts } = useGetMany<Contract>(
    'contracts',
    { ids: idsOf('CONTRACT_SIGNING') },
    isAbout('CONTRACT_SIGNING'),
  )
  const { data: goods } = useGetMany<Goods>('mallGoods', { ids: idsOf('MALL_GOODS') }, isAbout('MALL_GOODS'))
  const { data: promotions } = useGetMany<Promotion>('promotions', { ids: idsOf('PROMOTION') }, isAbout('PROMOTION'))
  const contractWords = (kind: string, account: string) =>
    translate('contracts.title', { kind: translate(`contracts.kinds.${kind}`), account })
  const inLanguage = (names: readonly { language: string; name: string }[] | undefined) =>
    (names?.find((one) => one.language === language) ?? names?.[0])?.name
  const channelName = (id: string) => inLanguage(channels?.find((channel) => channel.id === id)?.names)
  return ({ kind, subjectId, wish }) => {
    if (ABOUT_MEMBERS.includes(kind)) return members?.find(({ id }) => id === subjectId)?.account ?? '…'
    switch (kind) {
      case 'TURNOVER_RULES':
        return translate(`turnoverRules.sources.${subjectId}`)
      case 'RISK_RULES':
        return translate(`risk.kinds.${subjectId}`)
      case 'MISSION':
      case 'LEADERBOARD':
        return inLanguage(wish.names as Goods['words'] | undefined) ?? subjectId
      case 'PROMOTION': {
        const words = promotions?.find(({ id }) => id === subjectId)?.draft.words
        return inLanguage(words?.map((one) => ({ language: one.language, name: one.title }))) ?? '…'
      }
      case 'ENVELOPE':
      case 'RAFFLE':
        return titleIn((wish.words ?? []) as ChanceText[], language)
      case 'PAYMENT_CHANNELS':
        return channelName(subjectId) ?? subjectId
      case 'CONTRACT_TEMPLATE':
        return translate(`contracts.kinds.${subjectId}`)
      case 'CONTRACT_OFFER':
        return contractWords(String(wish.kind), String(wish.account))
      case 'CONTRACT_SIGNING': {
        const contract = contracts?.find(({ id }) => id === subjectId)
        return contract === undefined ? '…' : contractWords(contract.kind, contract.payeeAccount)
      }
      case 'MALL_GOODS':
        return inLanguage(goods?.find(({ id }) => id === subjectId)?.words) ?? '…'
      case 'FOUR_EYES_RULES':
        return translate(`fourEyes.deeds.${deedWord(subjectId)}`)
      default:
        return lotteries?.find(({ id }) => id === subjectId)?.name ?? subjectId
    }
  }
}
