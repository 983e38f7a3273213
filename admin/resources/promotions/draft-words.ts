import { languageName } from '../../lib/language-name.ts'

type Translate = (key: string, values?: object) => string

/** What the choices of a draft are called, by where they are made. */
const CHOICES: Readonly<Record<string, string>> = {
  category: 'promotionCategories',
  'terms.trigger': 'promotionTriggers',
  'terms.approval': 'promotionApprovals',
  'terms.reward.kind': 'promotionRewards',
  'terms.loss.period': 'promotionLossPeriods',
  'terms.contact': 'promotionContacts',
  'terms.turnover.breach': 'promotionBreaches',
}

/** The word for a part of a draft, in the operator's language. */
export function draftLabel(path: string, translate: Translate, language: string): string {
  const [first, second = '', third = ''] = path.split('.')
  // Words stand under their language, weights under their category.
  if (first === 'words')
    return `${translate(`resources.promotions.fields.words.${third}`)} · ${languageName(second, language)}`
  const gameType = /\.weights\.(\w+)$/.exec(path)?.[1]
  if (gameType !== undefined) return translate('promotions.weightOf', { category: translate(`gameTypes.${gameType}`) })
  return translate(`resources.promotions.fields.${path}`, { _: path })
}

/** The word for what was chosen; undefined for what is no choice. */
export function draftChoice(path: string, value: string, translate: Translate): string | undefined {
  const choices = CHOICES[path]
  return choices === undefined ? undefined : translate(`${choices}.${value}`, { _: value })
}
