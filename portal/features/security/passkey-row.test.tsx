// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import words from '../../../locales/vi/security.json'
import { stage } from '../../testing/stage.tsx'
import { PasskeyRow } from './passkey-row.tsx'

const row = <PasskeyRow passkeys={[]} onAdd={() => undefined} onChange={() => undefined} />

/** Where the page is, in a browser that has passkeys. */
function standAt(hostname: string, isSecureContext = true) {
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('isSecureContext', isSecureContext)
  vi.stubGlobal('location', { ...window.location, hostname })
}

it('offers a passkey at a name', () => {
  standAt('play.example')
  stage(row)
  expect(screen.getByRole('button', { name: words.addPasskey })).toBeTruthy()
  expect(screen.getByText(words.passkeysHint)).toBeTruthy()
})

it.each([
  ['an address', '127.0.0.1', true],
  ['an address of six', '[fe80::1ff]', true],
  ['a page that others may read', 'play.example', false],
])('says that there are none at %s', (_what, hostname, isSafe) => {
  standAt(hostname, isSafe)
  stage(row)
  expect(screen.queryByRole('button', { name: words.addPasskey })).toBeNull()
  expect(screen.getByText(words.passkeyUnsupported)).toBeTruthy()
})
