import type { FastifyRequest } from 'fastify'
import { formatsOf } from '../../../formats/formats.ts'
import en from '../words/en.json' with { type: 'json' }
import vi from '../words/vi.json' with { type: 'json' }

export type Language = 'vi' | 'en'

export type Words = typeof vi

const catalogue: Record<Language, Words> = { vi, en }

export function wordsOf(language: Language): Words {
  return catalogue[language]
}

/** Vietnamese unless the address (`?lang=en`) or the browser prefers English. */
export function languageOf(request: FastifyRequest): Language {
  const asked = (request.query as Record<string, unknown> | undefined)?.lang
  if (asked === 'vi' || asked === 'en') return asked
  const preferred = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((entry) => entry.trim().slice(0, 2).toLowerCase())
    .find((code) => code === 'vi' || code === 'en')
  return preferred === 'en' ? 'en' : 'vi'
}

/** Puts values into the places `{name}` of a sentence. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

/** A moment on the clock of Vietnam, where the simulated outside world lives. */
export function formatTime(moment: string, language: Language): string {
  return formatsOf(language)
    .dates({ dateStyle: 'short', timeStyle: 'medium', timeZone: 'Asia/Ho_Chi_Minh' })
    .format(moment)
}

/** A figure such as `96.58` in the language's own notation, with the decimals that it has. */
export function formatFigure(figure: string, language: Language): string {
  return formatsOf(language).fixed(Number(figure), figure.split('.')[1]?.length ?? 0)
}

/** An amount with the symbol of its currency, without cents that are nought; `XXX` is play money and has none. */
export function formatAmount(amount: number, currency: string, language: Language): string {
  const symbol = currency === 'XXX' ? {} : { currency }
  return formatsOf(language).money(amount.toFixed(2), { ...symbol })
}
