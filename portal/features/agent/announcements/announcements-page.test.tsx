// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import words from '../../../../locales/vi/content.json'
import { team } from '../../../testing/agent.ts'
import { playGateway } from '../../../testing/gateway.ts'
import { stage } from '../../../testing/stage.tsx'
import { TeamContext } from '../use-team.ts'
import AnnouncementsPage from './announcements-page.tsx'

const page = (
  <TeamContext value={team}>
    <AnnouncementsPage />
  </TeamContext>
)
const announcement = (number: number) => ({
  id: `a${number}`,
  title: `Thông báo số ${number}`,
  content: `Nội dung ${number}`,
  publishedAt: '2026-11-22T17:30:00Z',
})

/** Plays so many announcements, nine a page. Gives back which pages were asked for. */
function playAnnouncements(count: number) {
  const asked: unknown[] = []
  playGateway({
    team: () => ({
      announcements: ({ page: wanted }: { page: { page: number; pageSize: number } }) => {
        asked.push(wanted)
        const first = (wanted.page - 1) * 9
        const items = Array.from({ length: Math.min(9, count - first) }, (_, index) => announcement(first + index + 1))
        return { items, pageInfo: { ...wanted, totalPages: Math.ceil(count / 9), totalItems: count } }
      },
    }),
  })
  return asked
}
const heading = (number: number) => screen.findByRole('button', { name: new RegExp(`^Thông báo số ${number}(?!\\d)`) })

it('opens one at a time, and writes the days of the brand', async () => {
  playAnnouncements(2)
  const { person } = stage(page)
  await person.click(await heading(1))
  expect(screen.getByText('Nội dung 1')).toBeTruthy()
  expect(screen.getAllByText('23/11/26')).toHaveLength(2)
  await person.click(await heading(2))
  expect(screen.queryByText('Nội dung 1')).toBeNull()
  await person.click(await heading(2))
  expect(screen.queryByText('Nội dung 2')).toBeNull()
})

it('opens the one that the address names', async () => {
  playAnnouncements(2)
  stage(page, {}, '/agentHome/agentAnnouncement?announcement=a2')
  expect(await screen.findByText('Nội dung 2')).toBeTruthy()
})

it('comes nine a page', async () => {
  const asked = playAnnouncements(10)
  const { person } = stage(page)
  await heading(9)
  await person.click(screen.getByRole('button', { name: 'Trang 2' }))
  await heading(10)
  expect(asked).toEqual([
    { page: 1, pageSize: 9 },
    { page: 2, pageSize: 9 },
  ])
})

it('says when there are none', async () => {
  playAnnouncements(0)
  stage(page)
  expect(await screen.findByText(words.noNotices)).toBeTruthy()
})
