import { localeOf } from './locale.ts'
import { moneyWriter, type NumberSigns, numberSignsOf, type WriteMoney } from './money.ts'

/** Everything that is written otherwise in another language than by its words. One for a language, so it may stand in lists of dependencies. */
export interface Formats {
  /** Decimal strings of money, with two decimals where there are cents. */
  readonly money: WriteMoney
  /** Decimal strings of what comes whole (points, pieces): `"-1200.00"` → `−1.200`. */
  readonly whole: (amount: string, options?: { signed?: boolean }) => string
  readonly number: (value: number, decimals?: number) => string
  /** For odds and the like, which have their decimals always: `0.95` → `0,95`. */
  readonly fixed: (value: number, decimals: number) => string
  /** A share of one: `0.125` → `12,5%`. */
  readonly percent: (share: number, decimals?: number) => string
  /** In few characters, for the axes of charts and for chips: `1,2tr`, `200K`, as people here write on their phones. */
  readonly compact: (value: number) => string
  readonly unit: (value: number, unit: string, decimals?: number) => string
  /** Dates and times; moments of the wire are ISO 8601, days `yyyy-MM-dd` are those of a calendar, the same in every zone. */
  readonly dates: (options: Intl.DateTimeFormatOptions) => { format: (moment: string | number | Date) => string }
  readonly signs: NumberSigns
}

const known = new Map<string, Formats>()

/** How a language of the product writes money, numbers and dates (decision 0053). */
export function formatsOf(language: string): Formats {
  const formats = known.get(language) ?? makeFormats(language)
  known.set(language, formats)
  return formats
}

function makeFormats(language: string): Formats {
  const locale = localeOf(language)
  const signs = numberSignsOf(language)
  const money = moneyWriter(signs)
  const numbers = keptBy((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))
  const dates = keptBy((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options))
  return {
    signs,
    money,
    whole: (amount, { signed = false } = {}) => money(amount.replace(/\..*$/, ''), { signed }),
    number: (value, decimals = 3) => numbers({ maximumFractionDigits: decimals }).format(value),
    fixed: (value, decimals) =>
      numbers({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value),
    percent: (share, decimals = 2) => numbers({ style: 'percent', maximumFractionDigits: decimals }).format(share),
    compact: (value) => {
      const parts = numbers({ notation: 'compact', maximumFractionDigits: 1 }).formatToParts(value)
      // The sign of amounts that are written whole.
      const signed = parts.map((part) => (part.type === 'minusSign' ? { ...part, value: '−' } : part))
      return signed.map((part) => (language === 'vi' ? briefly(part) : part.value)).join('')
    },
    unit: (value, unit, decimals = 0) =>
      numbers({ style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: decimals }).format(value),
    dates: (options) => ({ format: (moment) => withStrokes(dates(options).format(new Date(moment))) }),
  }
}

/** The letters after a number that Vietnamese write, where the tables of the platform have ` N`, ` Tr` and ` T`. */
const vietnameseLetters: Readonly<Record<string, string>> = { N: 'K', Tr: 'tr', T: 'tỷ' }

function briefly({ type, value }: Intl.NumberFormatPart): string {
  if (type === 'compact') return vietnameseLetters[value] ?? value
  return type === 'literal' ? '' : value
}

/** Without a year Vietnamese dates come with hyphens (26-11) where full ones have strokes. */
const withStrokes = (written: string): string => written.replace(/(\d)-(?=\d)/g, '$1/')

/** Formatters are dear to make and asked for again with every row: each is made once. There are as many as there are kinds of options. */
function keptBy<Options extends object, Formatter>(make: (options: Options) => Formatter) {
  const made = new Map<string, Formatter>()
  return (options: Options): Formatter => {
    const key = JSON.stringify(options)
    const formatter = made.get(key) ?? make(options)
    made.set(key, formatter)
    return formatter
  }
}
