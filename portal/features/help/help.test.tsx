// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import words from '../../../locales/vi/content.json'
import { readAgain } from '../../data/query-store.ts'
import { playGateway } from '../../testing/gateway.ts'
import { stage } from '../../testing/stage.tsx'
import HelpDialog from './help-dialog.tsx'
import HelpPage from './help-page.tsx'

const brand = { customerService: [] }
const attack = '<img src=x onerror=alert(1)>'
const article = (anchor: string, change: object = {}) => ({
  anchor,
  topic: 'MONEY',
  title: `Bài ${anchor}`,
  content: 'Nội dung',
  related: [],
  ...change,
})
const articles = [
  article('deposit', { content: 'Xem [vòng cược](/help#turnover) trước.', related: ['turnover', 'gone'] }),
  article('turnover', { title: attack, content: `${attack} [đây](javascript:alert(1))` }),
  article('term', { topic: 'RULES' }),
]
const page = (
  <Routes>
    <Route path="/help" element={<HelpPage />} />
  </Routes>
)
// Nobody shows them any more, so they are forgotten.
beforeEach(() => readAgain(['HelpArticles', 'HelpSearch']))

const play = () =>
  playGateway({
    helpArticles: () => articles,
    helpSearch: ({ text }: { text?: unknown }) =>
      text === 'nap tien'
        ? [
            {
              anchor: 'deposit',
              topic: 'MONEY',
              title: [
                { text: 'Nạp tiền', isFound: true },
                { text: ' bằng VietQR', isFound: false },
              ],
              excerpt: [{ text: attack, isFound: false }],
            },
          ]
        : [],
  })
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

it('shows a card for each topic, and opens an article in place with the focus on its heading', async () => {
  play()
  const { person } = stage(page, brand, '/help')
  const card = await screen.findByRole('navigation', { name: words.help.topics.MONEY })
  expect(screen.getByRole('navigation', { name: words.help.topics.RULES })).toBeDefined()
  await person.click(within(card).getByRole('link', { name: 'Bài deposit' }))
  expect(document.activeElement).toBe(await heading('Bài deposit'))
  expect(screen.queryByRole('navigation', { name: words.help.topics.MONEY })).toBeNull()
})

it('opens the article that the address names, and follows links and related articles from it', async () => {
  play()
  const { person } = stage(page, brand, '/help#deposit')
  await heading('Bài deposit')
  await person.click(screen.getByRole('link', { name: 'vòng cược' }))
  await heading(attack)
  await person.click(screen.getByRole('link', { name: words.help.allTopics }))
  await screen.findByRole('navigation', { name: words.help.topics.RULES })
})

it('shows what was typed as text, and no address that could run', async () => {
  play()
  stage(page, brand, '/help#turnover')
  await heading(attack)
  expect(document.querySelector('img')).toBeNull()
  expect(screen.queryByRole('link', { name: 'đây' })).toBeNull()
})

it('says when the article of an address is not there', async () => {
  play()
  stage(page, brand, '/help#%E0%A4%A')
  await screen.findByRole('navigation', { name: words.help.topics.MONEY })
  expect(screen.queryByText(words.help.missing)).toBeNull()
})

it('searches when the typing rests, marks what was found, and leads to it', async () => {
  const asked = play()
  const { person } = stage(page, brand, '/help')
  const field = await screen.findByRole('searchbox', { name: words.help.search })
  await person.type(field, 'nap tien')
  const found = await screen.findByRole('link', { name: /Nạp tiền bằng VietQR/ })
  expect(found.querySelector('mark')?.textContent).toBe('Nạp tiền')
  expect(found.querySelector('img')).toBeNull()
  expect(asked.helpSearch).toEqual([{ text: 'nap tien' }])
  await person.click(found)
  await heading('Bài deposit')
  expect((field as HTMLInputElement).value).toBe('')
  await person.type(screen.getByRole('searchbox'), 'khong co')
  await screen.findByText(words.help.nothingFound)
})

it('does the same over a page, which stays where it is', async () => {
  play()
  const onClose = vi.fn()
  const { person } = stage(<HelpDialog open onClose={onClose} anchor="deposit" />, brand, '/register')
  await heading('Bài deposit')
  await person.click(screen.getByRole('link', { name: 'vòng cược' }))
  await heading(attack)
  await waitFor(() => expect(document.activeElement?.textContent).toBe(attack))
  expect(onClose).not.toHaveBeenCalled()
})
