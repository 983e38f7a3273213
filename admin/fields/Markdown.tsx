import { Box } from '@mui/material'
import { Fragment, type ReactNode } from 'react'

/** Only addresses that cannot run code become links. */
const SAFE = /^(https?:\/\/|mailto:|\/(?!\/)|#)/i
const INLINE = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Text in the Markdown that the portal shows: paragraphs, headings, lists, bold, italics, links; all else stays text. */
export function Markdown({ text }: { text: string }) {
  const blocks = text
    .replace(/\r\n/g, '\n')
    .replace(/^(#{1,4} .*)\n(?!\n)/gm, '$1\n\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
  return (
    <Box
      sx={{
        '& p, & ul, & ol': { my: 1 },
        '& ul, & ol': { pl: 3 },
        '& h3': { my: 1, fontSize: 'inherit', fontWeight: 600 },
        '& a': { color: 'primary.main' },
        overflowWrap: 'anywhere',
      }}
    >
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other name
        <Block key={index} lines={block.split('\n')} />
      ))}
    </Box>
  )
}

function Block({ lines }: { lines: string[] }) {
  const heading = lines.length === 1 ? /^#{1,4}\s+(.*)$/.exec(lines[0] ?? '') : null
  if (heading) return <h3>{inline(heading[1] ?? '')}</h3>
  const items = (mark: RegExp) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    lines.map((line, index) => <li key={index}>{inline(line.replace(mark, ''))}</li>)
  if (lines.every((line) => /^[-*]\s/.test(line))) return <ul>{items(/^[-*]\s+/)}</ul>
  if (lines.every((line) => /^\d+[.)]\s/.test(line))) return <ol>{items(/^\d+[.)]\s+/)}</ol>
  return (
    <p>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Fragment key={index}>
          {index > 0 && <br />}
          {inline(line)}
        </Fragment>
      ))}
    </p>
  )
}

function inline(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  let last = 0
  for (const match of text.matchAll(INLINE)) {
    const [whole, bold, italic, label, address = ''] = match
    parts.push(text.slice(last, match.index))
    if (bold !== undefined) parts.push(<strong key={match.index}>{bold}</strong>)
    else if (italic !== undefined) parts.push(<em key={match.index}>{italic}</em>)
    else
      parts.push(
        SAFE.test(address) ? (
          <a key={match.index} href={address} target="_blank" rel="noreferrer">
            {label}
          </a>
        ) : (
          label
        ),
      )
    last = match.index + whole.length
  }
  return [...parts, text.slice(last)]
}
