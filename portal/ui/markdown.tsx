import { Fragment, type ReactNode } from 'react'

/** Only addresses that cannot run code become links. */
const safeAddress = /^(https?:\/\/|mailto:|\/(?!\/)|#)/i
const inlinePattern = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Bold, italics and links within a line. */
function inline(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  let last = 0
  for (const match of text.matchAll(inlinePattern)) {
    const [whole, bold, italic, label, address] = match
    parts.push(text.slice(last, match.index))
    if (bold) parts.push(<strong key={match.index}>{bold}</strong>)
    else if (italic) parts.push(<em key={match.index}>{italic}</em>)
    else if (label && address && safeAddress.test(address))
      parts.push(
        <a key={match.index} href={address} className="text-accent underline underline-offset-4">
          {label}
        </a>,
      )
    else parts.push(label ?? whole)
    last = match.index + whole.length
  }
  parts.push(text.slice(last))
  return parts
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other name and never change places
    <Fragment key={index}>
      {index > 0 && <br />}
      {inline(line)}
    </Fragment>
  ))
}

function Block({ text }: { text: string }) {
  const lines = text.split('\n')
  const first = lines[0] ?? ''
  const heading = /^(#{1,4})\s+(.*)$/.exec(first)
  if (heading && lines.length === 1) return <h3 className="mt-2 font-semibold text-ink">{inline(heading[2] ?? '')}</h3>
  const items = (pattern: RegExp) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    lines.map((line, index) => <li key={index}>{inline(line.replace(pattern, ''))}</li>)
  if (lines.every((line) => /^[-*]\s/.test(line))) return <ul className="list-disc ps-5">{items(/^[-*]\s+/)}</ul>
  if (lines.every((line) => /^\d+[.)]\s/.test(line)))
    return <ol className="list-decimal ps-5">{items(/^\d+[.)]\s+/)}</ol>
  return (
    <p>
      <Lines lines={lines} />
    </p>
  )
}

/**
 * Text an operator wrote in Markdown: paragraphs, headings, lists, bold, italics, links. Everything else stays text, so that
 * no markup of theirs can reach the page.
 */
export function Markdown({ text }: { text: string }) {
  const blocks = text
    .replace(/\r\n/g, '\n')
    .replace(/^(#{1,4} .*)\n(?!\n)/gm, '$1\n\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
  return (
    <div className="flex flex-col gap-3 break-words text-muted">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Block key={index} text={block} />
      ))}
    </div>
  )
}
