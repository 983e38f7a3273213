import { Fragment } from 'react'

/** An email address that takes a second line before its @, or after a dot, and not amid a word. */
export function EmailText({ address }: { address: string }) {
  const parts = address.split(/(?=@)|(?<=\.)/)
  return parts.map((part, index) => (
    // The parts of one address never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
