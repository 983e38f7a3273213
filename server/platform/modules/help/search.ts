import { type Folded, fold } from './fold.ts'
import { plainText } from './plain-text.ts'
import type { PublishedArticle } from './shapes.ts'

/** A piece of a text, and whether it is what was searched for. */
export interface FoundPiece {
  text: string
  isFound: boolean
}

export interface Finding {
  readonly article: PublishedArticle
  readonly title: FoundPiece[]
  readonly excerpt: FoundPiece[]
}

/** An article made ready to be searched in. */
export interface Searchable {
  readonly article: PublishedArticle
  readonly title: Folded
  readonly content: Folded
  /** The content as it is quoted. */
  readonly plain: string
}

const MOST_FINDINGS = 20
const MOST_WORDS = 8
/** Letters of a quoted piece, and how many of them stand before what was found. */
const EXCERPT_LENGTH = 160
const EXCERPT_LEAD = 40

export function searchable(article: PublishedArticle): Searchable {
  const plain = plainText(article.content)
  return { article, title: fold(article.title), content: fold(plain), plain }
}

/**
 * The articles that have every word of `wanted` in title or content, best first: the whole phrase in the title, every word in the
 * title, some word in it, the phrase in the content, the words in the content. Equals keep their order.
 */
export function search(articles: readonly Searchable[], wanted: string): Finding[] {
  const phrase = fold(wanted).text.trim().replace(/\s+/g, ' ')
  const words = [...new Set(phrase.split(' ').filter(Boolean))].slice(0, MOST_WORDS)
  if (words.length === 0) return []
  return articles
    .filter(({ title, content }) => words.every((word) => title.text.includes(word) || content.text.includes(word)))
    .map((article) => ({ article, rank: rankOf(article, phrase, words) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_FINDINGS)
    .map(({ article }) => findingOf(article, phrase, words))
}

/** 0 fits best. */
function rankOf({ title, content }: Searchable, phrase: string, words: readonly string[]): number {
  const fits = [
    title.text.includes(phrase),
    words.every((word) => title.text.includes(word)),
    words.some((word) => title.text.includes(word)),
    content.text.includes(phrase),
  ]
  const first = fits.indexOf(true)
  return first === -1 ? fits.length : first
}

function findingOf({ article, title, content, plain }: Searchable, phrase: string, words: readonly string[]): Finding {
  const wanted = content.text.includes(phrase) ? [phrase] : words
  const places = wanted.map((word) => content.text.indexOf(word)).filter((place) => place >= 0)
  const found = places.length === 0 ? 0 : (content.places[Math.min(...places)] ?? 0)
  const from = wordBefore(plain, Math.max(0, found - EXCERPT_LEAD))
  const to = wordBefore(plain, Math.min(plain.length, from + EXCERPT_LENGTH))
  return {
    article,
    title: piecesOf(article.title, title, [phrase, ...words], { from: 0, to: article.title.length }),
    excerpt: [
      ...(from > 0 ? [{ text: '… ', isFound: false }] : []),
      ...piecesOf(plain, content, wanted, { from, to }),
      ...(to < plain.length ? [{ text: ' …', isFound: false }] : []),
    ],
  }
}

/** The place at or before `place` where a word begins or the text ends, unless the word would be a screenful long. */
function wordBefore(text: string, place: number): number {
  if (place === 0 || place === text.length) return place
  const space = text.lastIndexOf(' ', place)
  return space < 0 || place - space > EXCERPT_LEAD ? place : space + 1
}

/** The part of a text in pieces, the words that were found apart from the rest. */
function piecesOf(
  written: string,
  { text, places }: Folded,
  words: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
): FoundPiece[] {
  const pieces: FoundPiece[] = []
  let last = from
  for (const [start, end] of spansOf(text, words)) {
    const begin = places[start] ?? 0
    const finish = places[end] ?? written.length
    if (begin < last || finish > to) continue
    if (begin > last) pieces.push({ text: written.slice(last, begin), isFound: false })
    pieces.push({ text: written.slice(begin, finish), isFound: true })
    last = finish
  }
  const rest = written.slice(last, to).trimEnd()
  return rest === '' ? pieces : [...pieces, { text: rest, isFound: false }]
}

/** Where the words stand in a text, in order; of two that begin at one place the longer first. */
function spansOf(text: string, words: readonly string[]): [number, number][] {
  return words
    .flatMap((word) => {
      const spans: [number, number][] = []
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
        spans.push([at, at + word.length])
      return spans
    })
    .sort(([start, end], [otherStart, otherEnd]) => start - otherStart || otherEnd - end)
}
