import { type RaRecord, useGetList, useGetMany, useLocaleState, useTranslate } from 'react-admin'
import { type ChanceText, titleIn } from '../../kits/chance/chance-plan.ts'
import type { ConsoleProposalFragment as Proposal } from '../../kits/proposals/proposals.generated.ts'

/** A brand has fewer of each. */
const ALL = { pagination: { page: 1, perPage: 100 } }

type Kind = Proposal['kind']
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
  const { data: lotteries } = useGetList<Lottery>('lotteries', ALL, isAbout('lotteryRules', 'lotteryClosing'))
  const { data: channels } = useGetList<Channel>('paymentChannels', ALL, isAbout('paymentChannels'))
  const { data: members } = useGetMany<Member>('members', { ids: idsOf('lineMove') }, isAbout('lineMove'))
  const { data: contracts } = useGetMany<Contract>(
    'contracts',
    { ids: idsOf('contractSigning') },
    isAbout('contractSigning'),
  )
  const { data: goods } = useGetMany<Goods>('mallGoods', { ids: idsOf('mallGoods') }, isAbout('mallGoods'))
  const { data: promotions } = useGetMany<Promotion>('promotions', { ids: idsOf('promotion') }, isAbout('promotion'))
  const contractWords = (kind: string, account: string) =>
    translate('contracts.title', { kind: translate(`contracts.kinds.${kind}`), account })
  const inLanguage = (names: readonly { language: string; name: string }[] | undefined) =>
    (names?.find((one) => one.language === language) ?? names?.[0])?.name
  const channelName = (id: string) => inLanguage(channels?.find((channel) => channel.id === id)?.names)
  return ({ kind, subjectId, wish }) => {
    switch (kind) {
      case 'turnoverRules':
        return translate(`turnoverRules.sources.${subjectId}`)
      case 'mission':
      case 'leaderboard':
        return inLanguage(wish.names as Goods['words'] | undefined) ?? subjectId
      case 'promotion': {
        const words = promotions?.find(({ id }) => id === subjectId)?.draft.words
        return inLanguage(words?.map((one) => ({ language: one.language, name: one.title }))) ?? '…'
      }
      case 'envelope':
      case 'raffle':
        return titleIn((wish.words ?? []) as ChanceText[], language)
      case 'paymentChannels':
        return channelName(subjectId) ?? subjectId
      case 'contractTemplate':
        return translate(`contracts.kinds.${subjectId}`)
      case 'contractOffer':
        return contractWords(String(wish.kind), String(wish.account))
      case 'contractSigning': {
        const contract = contracts?.find(({ id }) => id === subjectId)
        return contract === undefined ? '…' : contractWords(contract.kind, contract.payeeAccount)
      }
      case 'mallGoods':
        return inLanguage(goods?.find(({ id }) => id === subjectId)?.words) ?? '…'
      case 'lineMove':
        return members?.find(({ id }) => id === subjectId)?.account ?? '…'
      default:
        return lotteries?.find(({ id }) => id === subjectId)?.name ?? subjectId
    }
  }
}
