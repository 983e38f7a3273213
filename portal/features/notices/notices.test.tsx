// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import common from '../../../locales/vi/common.json'
import words from '../../../locales/vi/content.json'
import { readAgain } from '../../data/query-store.ts'
import { closeDialog, isDialogOpen } from '../../dialogs/dialog-store.ts'
import { playGateway } from '../../testing/gateway.ts'
import { stage } from '../../testing/stage.tsx'
import AnnouncementDialog from './announcement-dialog.tsx'
import AnnouncementsPage from './announcements-page.tsx'
import NoticeDialog from './notice-dialog.tsx'
import PopupOpener from './popup-opener.tsx'

beforeEach(async () => {
  sessionStorage.clear()
  // Nobody shows them any more, so they are forgotten.
  await readAgain(['Notices', 'News', 'Popups'])
})

const announcement = (number: number) => ({
  id: `a${number}`,
  type: 'POPUP',
  occasion: 'SIGNED_OUT',
  title: `Thông báo số ${number}`,
  content: `Nội dung ${number}`,
  publishedAt: '2026-11-22T17:30:00Z',
})

/** Plays so many announcements, nine a page; how many may change while the page is open. */
function play(count: () => number) {
  return playGateway({
    announcements: ({ page }: { page?: unknown }) => {
      const wanted = page as { page: number; pageSize: number }
      const first = (wanted.page - 1) * wanted.pageSize
      const here = Math.max(0, Math.min(wanted.pageSize, count() - first))
      return {
        items: Array.from({ length: here }, (_, index) => announcement(first + index + 1)),
        pageInfo: { ...wanted, totalPages: Math.ceil(count() / wanted.pageSize), totalItems: count() },
      }
    },
  })
}
const row = (number: number) => screen.findByRole('button', { name: new RegExp(`^Thông báo số ${number}(?!\\d)`) })
const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true'

it('the notices open at the one that was pressed, whatever page it is on', async () => {
  play(() => 30)
  stage(<NoticeDialog open onClose={() => undefined} index={13} />)
  expect(isOpen(await row(14))).toBe(true)
  expect(isOpen(await row(13))).toBe(false)
  expect(screen.getByRole('link', { name: words.announcementsPage.all })).toBeDefined()
})

it('announcements stand nine a page, five pages around the one at hand and one at each end', async () => {
  const asked = play(() => 90)
  const { person } = stage(<AnnouncementsPage />, {}, '/announcements?page=5')
  await row(37)
  expect(screen.getAllByRole('listitem')).toHaveLength(9)
  const pages = screen.getAllByRole('button', { name: /^Trang \d/ }).map(({ textContent }) => Number(textContent))
  expect(pages).toEqual([1, 2, 3, 4, 5, 6, 7, 10])
  expect(asked.announcements).toMatchObject([{ filter: { types: ['NOTICE'] }, page: { page: 5, pageSize: 9 } }])
  await person.click(screen.getByRole('tab', { name: words.announcementsPage.news }))
  await row(1)
  expect(asked.announcements?.at(-1)).toMatchObject({
    filter: { types: ['PLATFORM', 'POPUP', 'PROMOTION', 'HOT'], occasions: ['SIGNED_OUT'] },
  })
})

it('a popup opens once a session', async () => {
  play(() => 1)
  const { person, show } = stage(<PopupOpener />)
  await waitFor(() => expect(isDialogOpen('announcement')).toBe(true))
  show(<AnnouncementDialog open onClose={() => closeDialog()} />)
  await person.click(await screen.findByRole('button', { name: words.understood }))
  expect(isDialogOpen('announcement')).toBe(false)
  expect(Object.keys(sessionStorage)).toEqual(['visitorPopupSeen'])
  show(<PopupOpener />)
  await act(() => readAgain(['Popups']))
  expect(isDialogOpen('announcement')).toBe(false)
})

it.each(['/login', '/register'])('no popup opens at %s, where another dialog is about to', async (address) => {
  play(() => 1)
  stage(<PopupOpener />, {}, address)
  await act(() => readAgain(['Popups']))
  expect(isDialogOpen('announcement')).toBe(false)
})

it('Escape is for the popup that was seen, the close button for all of them', async () => {
  play(() => 3)
  const { person } = stage(<PopupOpener />)
  await waitFor(() => expect(isDialogOpen('announcement')).toBe(true))
  stage(<AnnouncementDialog open onClose={() => closeDialog()} />)
  await screen.findByRole('dialog', { name: 'Thông báo số 1' })
  await person.keyboard('{Escape}')
  await screen.findByRole('dialog', { name: 'Thông báo số 2' })
  expect(isDialogOpen('announcement')).toBe(true)
  await person.click(screen.getByRole('button', { name: common.close }))
  expect(isDialogOpen('announcement')).toBe(false)
})

it('a popup whose hour comes while the portal is open opens then', async () => {
  let count = 0
  const asked = play(() => count)
  stage(<PopupOpener />)
  await waitFor(() => expect(asked.announcements).toHaveLength(1))
  expect(isDialogOpen('announcement')).toBe(false)
  count = 1
  await act(() => readAgain(['Popups']))
  await waitFor(() => expect(isDialogOpen('announcement')).toBe(true))
})
