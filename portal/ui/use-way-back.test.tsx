// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leavePage } from './dialog-history.ts'
import { Drawer } from './drawer.tsx'
import { useWayBack } from './use-way-back.ts'

let mounts = 0

/** A page with a drawer over which another one stands, and something that must be answered. */
function Page() {
  const [open, setOpen] = useState<readonly string[]>([])
  const navigate = useNavigate()
  const { pathname, search, key } = useLocation()
  useState(() => {
    mounts += 1
  })
  const isOpen = (name: string) => open.includes(name)
  const close = (name: string) => setOpen((before) => before.filter((other) => other !== name))
  const button = (name: string, onClick: () => void) => (
    <button type="button" onClick={onClick}>
      {name}
    </button>
  )
  useWayBack(isOpen('forced'), null)
  return (
    <>
      <output data-key={key}>{pathname + search}</output>
      {isOpen('forced') && button('answer', () => close('forced'))}
      {button('open first', () => setOpen(['first']))}
      {button('open steps', () => setOpen(['step 1']))}
      <Drawer
        open={isOpen('step 1') || isOpen('step 2')}
        onClose={() => setOpen(isOpen('step 1') ? ['step 2'] : [])}
        title={open[0] ?? ''}
      >
        {null}
      </Drawer>
      <Drawer open={isOpen('first')} onClose={() => close('first')} title="first">
        {button('done', () => close('first'))}
        {button('open second', () => setOpen(['first', 'second']))}
        {button('force', () => setOpen(['first', 'forced']))}
        {button('filter', () => navigate('?filter=1', { replace: true }))}
        {button('go on', () => {
          close('first')
          navigate('/next')
        })}
        <Link to={pathname} onClick={() => close('first')}>
          link to here
        </Link>
        <Link to="/linked" onClick={() => close('first')}>
          link
        </Link>
        <Drawer open={isOpen('second')} onClose={() => close('second')} title="second">
          {null}
        </Drawer>
      </Drawer>
    </>
  )
}

const back = () => act(() => window.history.back())
const forward = () => act(() => window.history.forward())
const press = (name: string) => userEvent.click(screen.getByText(name))
const address = () => window.location.pathname + window.location.search
const isAt = (wanted: string) =>
  waitFor(() => {
    expect(address()).toBe(wanted)
    expect(screen.getByRole('status', { hidden: true }).textContent).toBe(wanted)
  })
const isGone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
const isThere = (name: string) => screen.findByRole('dialog', { name })
/** Long enough for the browser to go where it was sent, where nothing says that it went. */
const settle = () => act(() => new Promise((done) => setTimeout(done, 100)))

/** Comes from /before to /page and opens the first drawer there. */
async function start() {
  render(
    <StrictMode>
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </StrictMode>,
  )
  await press('open first')
  await isThere('first')
}

let run = 0
beforeEach(() => {
  run += 1
  window.history.pushState({ idx: run * 100, key: 'before' }, '', '/before')
  window.history.pushState({ idx: run * 100 + 1, key: 'page' }, '', '/page')
  mounts = 0
})
afterEach(cleanup)

it('Back closes the drawer alone: the page stays as it is', async () => {
  const entries = window.history.length
  await start()
  expect(window.history.length).toBe(entries + 1)
  const before = mounts
  await back()
  await isGone('first')
  await isAt('/page')
  expect(mounts).toBe(before)
  expect(window.history.state).toMatchObject({ idx: run * 100 + 1, key: 'page' })
  await back()
  await isAt('/before')
})

it.each(['{Escape}', 'done'])('closed by %s, the drawer costs no press of Back and no second entry', async (way) => {
  await start()
  const entries = window.history.length
  if (way === 'done') await press(way)
  else await userEvent.keyboard(way)
  await isGone('first')
  await press('open first')
  await isThere('first')
  expect(window.history.length).toBe(entries)
  await press('done')
  await isGone('first')
  await back()
  await isAt('/before')
})

it('Forward after Back opens nothing, and the way back is as before', async () => {
  await start()
  await back()
  await isGone('first')
  await forward()
  await settle()
  expect(screen.queryByRole('dialog')).toBeNull()
  await isAt('/page')
  await back()
  await isAt('/before')
})

it('closes one after the other, the uppermost first', async () => {
  await start()
  await press('open second')
  await isThere('second')
  await back()
  await isGone('second')
  expect(screen.getByRole('dialog', { name: 'first' })).toBeTruthy()
  await back()
  await isGone('first')
  await isAt('/page')
  await back()
  await isAt('/before')
})

it.each([
  ['go on', '/next'],
  ['link', '/linked'],
])(
  'a way out of the drawer (%s) leads where it says, and one press of Back leads from there to the page',
  async (name, to) => {
    await start()
    await press(name)
    await isAt(to)
    await isGone('first')
    await back()
    await isAt('/page')
    await settle()
    await isAt('/page')
    await forward()
    await isAt(to)
    await back()
    await isAt('/page')
    await back()
    await isAt('/before')
  },
)

it('an address that changes behind the drawer stays when Back closes it', async () => {
  await start()
  await press('filter')
  await isAt('/page?filter=1')
  await back()
  await isGone('first')
  await isAt('/page?filter=1')
  await back()
  await isAt('/before')
})

it('a link to the page that is there closes the drawer and costs no press of Back', async () => {
  await start()
  await press('link to here')
  await isGone('first')
  await settle()
  await back()
  await isAt('/before')
})

it('Back once for each thing that a drawer shows before it closes', async () => {
  await start()
  await press('done')
  await press('open steps')
  await isThere('step 1')
  await back()
  await isThere('step 2')
  await settle()
  await back()
  await isGone('step 2')
  await isAt('/page')
  await back()
  await isAt('/before')
})

it('what has to be answered is not closed by Back, nor what it stands over', async () => {
  await start()
  await press('force')
  await screen.findByText('answer')
  await back()
  await settle()
  expect(screen.getByText('answer')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'first' })).toBeTruthy()
  await press('answer')
  await back()
  await isGone('first')
  await isAt('/page')
})

it('the page is left past what stands open on it', async () => {
  await start()
  act(() => leavePage())
  await isAt('/before')
  await isGone('first')
})
