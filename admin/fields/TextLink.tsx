import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface Props {
  to: string
  children: ReactNode
  /** What a row is about stands out in it; a link alone on its line is tall enough for a thumb. */
  look?: 'plain' | 'strong' | 'tall'
}

const LOOKS = {
  plain: { color: 'inherit' },
  strong: { color: 'inherit', fontWeight: 600 },
  tall: { color: 'inherit', display: 'inline-block', padding: '12px 0' },
} as const

/** A link in the colour of the text around it. */
export function TextLink({ to, children, look = 'plain' }: Props) {
  return (
    <Link to={to} style={LOOKS[look]}>
      {children}
    </Link>
  )
}
