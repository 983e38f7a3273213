import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'
import { search, searchable } from './search.ts'

const article = (anchor: string, title: string, content: string) =>
  searchable({ anchor, topic: 'MONEY', related: [], title, content })
const found = (pieces: readonly { text: string; isFound: boolean }[]) =>
  pieces.filter(({ isFound }) => isFound).map(({ text }) => text)
const whole = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('')

const articles = [
  article('terms', 'Điều khoản', 'Mọi khoản nạp tiền và rút tiền được ghi sổ kép.'),
  article('deposit', 'Nạp tiền', 'Quét mã QR.'),
  article('parts', 'Tiền và điểm', 'Nạp bằng mã QR.'),
]
const anchors = (wanted: string) => search(articles, wanted).map(({ article: { anchor } }) => anchor)

it('finds without accents and case what is written with them, titles first', () => {
  expect(anchors('nap tien')).toEqual(['deposit', 'parts', 'terms'])
  expect(anchors('NẠP TIỀN')).toEqual(['deposit', 'parts', 'terms'])
  expect(anchors('dieu KHOAN')).toEqual(['terms'])
})

it('wants every word, wherever it stands, and nothing of a blank', () => {
  expect(anchors('rut so')).toEqual(['terms'])
  expect(anchors('rut khongco')).toEqual([])
  expect(anchors('  ')).toEqual([])
})

it('shows the piece that was found as it is written', () => {
  const [first] = search(
    [article('a', 'Rút tiền', `${'Lời dẫn dài. '.repeat(30)}Mở mục **Nạp Tiền** để bắt đầu.`)],
    'nap tien',
  )
  expect(first && found(first.excerpt)).toEqual(['Nạp Tiền'])
  const text = first ? whole(first.excerpt) : ''
  expect(text.startsWith('… ')).toBe(true)
  expect(text).toContain('Mở mục Nạp Tiền để bắt đầu.')
  expect(text.length).toBeLessThan(220)
  expect(first && found(first.title)).toEqual(['tiền'])
})

it('keeps its place where a letter folds into more or fewer', () => {
  const [first] = search([article('a', 'İşlem ﬁ 한국 nạp', 'ab')], 'nap')
  expect(first && found(first.title)).toEqual(['nạp'])
  expect(first && whole(first.title)).toBe('İşlem ﬁ 한국 nạp')
})

it('takes signs for signs', () => {
  const odd = [article('a', 'Hỏi [.*] \\ (đáp)', '<script>alert(1)</script> 100% (.*)')]
  expect(search(odd, '(.*)')).toHaveLength(1)
  expect(search(odd, '<script>').map(({ excerpt }) => found(excerpt))).toEqual([['<script>']])
})

it('quotes content without the signs of its Markdown', () => {
  expect(plainText('## Đầu\n1. Mở **Nạp** ở [đây](/x)\n- *nghiêng* 2 * 3 * 4')).toBe('Đầu Mở Nạp ở đây nghiêng 2 3 4')
  expect(plainText('1 < 2 > <b>x</b>')).toBe('1 < 2 > <b>x</b>')
})
