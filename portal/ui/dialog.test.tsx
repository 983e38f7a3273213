// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { type ReactNode, use, useState } from 'react'
import { expect, it } from 'vitest'
import words from '../../locales/vi/common.json'
import { stage } from '../testing/stage.tsx'
import { Dialog } from './dialog.tsx'

function Page({ hasCloseButton = true, children }: { hasCloseButton?: boolean; children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Title" hasCloseButton={hasCloseButton}>
        <input aria-label="first" />
        <button type="button" onClick={() => setOpen(false)}>
          choose
        </button>
        {children}
      </Dialog>
    </>
  )
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it.each(['Escape', 'the close button'])(
  'begins in its first field, is closed by %s, and gives the focus back',
  async (way) => {
    const { person } = stage(<Page />)
    const opener = screen.getByRole('button', { name: 'open' })
    await person.click(opener)
    await screen.findByRole('dialog', { name: 'Title' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('first')))
    if (way === 'Escape') await person.keyboard('{Escape}')
    else await person.click(screen.getByRole('button', { name: words.close }))
    await isGone()
    await waitFor(() => expect(document.activeElement).toBe(opener))
  },
)

it('stays when somebody presses beside it', async () => {
  const { person } = stage(<Page />)
  await person.click(screen.getByRole('button', { name: 'open' }))
  await screen.findByRole('dialog')
  await person.click(document.body)
  expect(screen.getByRole('dialog')).toBeTruthy()
})

it('without a close button is left by its own buttons alone', async () => {
  const { person } = stage(<Page hasCloseButton={false} />)
  await person.click(screen.getByRole('button', { name: 'open' }))
  await screen.findByRole('dialog')
  expect(screen.queryByRole('button', { name: words.close })).toBeNull()
  await person.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'choose' }))
  await isGone()
})

it('waits alone for what its content waits for: the page stays, and so does the focus of what opened it', async () => {
  let arrive: () => void = () => undefined
  const words = new Promise<string>((resolve) => {
    arrive = () => resolve('words')
  })
  const Late = () => <p>{use(words)}</p>
  const { person } = stage(
    <Page>
      <Late />
    </Page>,
  )
  const opener = screen.getByRole('button', { name: 'open' })
  await person.click(opener)
  await screen.findByRole('dialog', { name: 'Title' })
  // What waits as a whole is hidden, and what is hidden loses the focus.
  expect(opener.style.display).toBe('')
  arrive()
  await screen.findByText('words')
  await person.keyboard('{Escape}')
  await isGone()
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('begins in the first field of what came late', async () => {
  let arrive: () => void = () => undefined
  const words = new Promise<string>((resolve) => {
    arrive = () => resolve('late')
  })
  const Late = () => <input aria-label={use(words)} />
  const Lazy = ({ open }: { open: boolean }) => (
    <Dialog open={open} onClose={() => undefined} title="Title">
      <Late />
    </Dialog>
  )
  stage(<Lazy open />)
  const box = await screen.findByRole('dialog', { name: 'Title' })
  await waitFor(() => expect(document.activeElement).toBe(box))
  arrive()
  const field = await screen.findByLabelText('late')
  await waitFor(() => expect(document.activeElement).toBe(field))
})
