import { useLocaleState, useTranslate } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { ChanceChip } from '../../kits/chance/ChanceChip.tsx'
import { languageName } from '../../lib/language-name.ts'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleRainFragment as Rain } from './envelopes.generated.ts'

const field = (name: string) => `resources.envelopes.fields.${name}`

/** What a rain gives; of one that is only wished, without how it stands. */
export function RainFacts({ rain, isWish = false }: { rain: Rain; isWish?: boolean }) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { amount, moment, number } = useFormats()
  const { currency, envelopes, total, least, greatest, opened, dealt, leastRank } = rain
  const money = (text: string) => amount(text, currency)
  const standing = [
    [field('state'), <ChanceChip key="state" plan={rain} />],
    [field('opened'), translate('envelopes.openedOf', { opened: number(opened), envelopes: number(envelopes) })],
    [field('dealt'), money(dealt)],
  ] as const
  return (
    <Facts
      facts={[
        ...(isWish ? [] : standing),
        [field('total'), <strong key="total">{money(total)}</strong>],
        [field('envelopes'), number(envelopes)],
        [field('least'), money(least)],
        [field('greatest'), money(greatest)],
        [field('isDaily'), translate(rain.isDaily ? 'envelopes.everyDay' : 'envelopes.once')],
        [field('leastRank'), leastRank === 0 ? translate('envelopes.everybody') : number(leastRank)],
        [field('startsAt'), moment(rain.startsAt)],
        [field('endsAt'), moment(rain.endsAt)],
        ...rain.words.map(
          ({ language: one, title, text }) =>
            [languageName(one, language), [title, text].filter(Boolean).join('. ')] as const,
        ),
      ]}
    />
  )
}
