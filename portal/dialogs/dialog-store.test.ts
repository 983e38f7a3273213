import { beforeEach, expect, it, vi } from 'vitest'

let store: typeof import('./dialog-store.ts')
beforeEach(async () => {
  vi.resetModules()
  store = await import('./dialog-store.ts')
})

const open = () => (['login', 'help', 'unlock', 'sign-out', 'forgot-password'] as const).filter(store.isDialogOpen)

it('shows one dialog in place of the other', () => {
  store.openDialog('login')
  store.openDialog('forgot-password')
  expect(open()).toEqual(['forgot-password'])
})

it('keeps what help was opened from', () => {
  store.openDialog('login')
  store.openDialog('help')
  expect(open()).toEqual(['login', 'help'])
  store.closeDialog('help')
  expect(open()).toEqual(['login'])
})

it('leads from whatever was opened over the question who is there back to that question', () => {
  store.openDialog('unlock')
  store.openDialog('sign-out')
  store.openDialog('forgot-password')
  expect(open()).toEqual(['unlock', 'forgot-password'])
  store.closeDialog('forgot-password')
  expect(open()).toEqual(['unlock'])
})

it('closes a dialog that others stand over', () => {
  store.openDialog('unlock')
  store.openDialog('forgot-password')
  store.closeDialog('unlock')
  expect(open()).toEqual(['forgot-password'])
})
