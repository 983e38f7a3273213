import { useLocaleState, useTranslate } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { ChanceChip } from '../../kits/chance/ChanceChip.tsx'
import { languageName } from '../../lib/language-name.ts'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleRaffleFragment as Raffle } from './raffles.generated.ts'

const field = (name: string) => `resources.raffles.fields.${name}`

/** What a raffle may cost and what gives tickets; of one that is only wished, without how it stands. */
export function RaffleFacts({ raffle, isWish = false }: { raffle: Raffle; isWish?: boolean }) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { amount, moment, number } = useFormats()
  const { currency, cost, costPoints, given, givenPoints, leastDeposit, words } = raffle
  const money = (text: string) => amount(text, currency)
  const points = (text: string) => translate('raffles.pointsOf', { points: number(Number(text)) })
  const standing = [
    [field('state'), <ChanceChip key="state" plan={raffle} />],
    [field('given'), money(given)],
    [field('givenPoints'), points(givenPoints)],
  ] as const
  return (
    <Facts
      facts={[
        ...(isWish ? [] : standing),
        [field('cost'), <strong key="cost">{money(cost)}</strong>],
        [field('costPoints'), points(costPoints)],
        [field('leastDeposit'), leastDeposit === null ? translate('raffles.noDeposit') : money(leastDeposit)],
        [field('startsAt'), moment(raffle.startsAt)],
        [field('endsAt'), moment(raffle.endsAt)],
        ...words.map(
          ({ language: one, title, text }) =>
            [languageName(one, language), [title, text].filter(Boolean).join('. ')] as const,
        ),
      ]}
    />
  )
}
