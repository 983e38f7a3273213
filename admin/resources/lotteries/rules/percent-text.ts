import { formatsOf } from '../../../../formats/formats.ts'

/** A rate of 1/10,000 in per cent with two places: 9725 is `97,25%`. */
export const percentText = (rate: number, language: string): string => `${formatsOf(language).fixed(rate / 100, 2)}%`
