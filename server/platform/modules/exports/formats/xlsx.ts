import { constants, crc32, deflateRawSync } from 'node:zlib'
import type { Cell } from '../../../db/export-source.ts'
import { formatMoney } from '../../../lib/money.ts'
import type { Format, Written } from './format.ts'
import { entryHeader, storedEntry, type ZipEntry, zipDirectory } from './zip.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** All but the sheet: what a workbook of one sheet with headings, amounts and moments says of itself (ECMA-376). */
const FIXED: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${SHEET}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}
const STYLES = { heading: 1, money: 2, moment: 3 } as const

const BEGINNING = `${HEAD}<worksheet xmlns="${SHEET}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="99" width="20" customWidth="1"/></cols><sheetData>`
const ENDING = Buffer.from('</sheetData></worksheet>')

/** More digits than a spreadsheet's number keeps stand as a text: no amount is rounded. */
const EXACT_DIGITS = 15
/** Letters that a cell holds (Excel's own limit). */
const MOST_LETTERS = 32_767
const DAY = 86_400_000
/** Day 0 of a spreadsheet. */
const DAY_ZERO = Date.UTC(1899, 11, 30)

/**
 * A workbook of one sheet. Pieces of a deflated stream that end at a whole byte and look back at nothing stand behind each other as one
 * stream, so each batch packs its own; the checksum goes on from where the last one ended.
 */
export const xlsx: Format = {
  // A sheet has 1,048,576, the headings among them.
  mostRows: 1_048_575,
  contentType: `${TYPES}.sheet`,
  extension: 'xlsx',
  piece(rows, { rowsBefore, headings, clock }, before) {
    const heading = headings?.map((text) => textCell(text, STYLES.heading))
    const head = heading === undefined ? '' : BEGINNING + rowOf(heading, 1)
    const lines = rows.map((row, index) =>
      rowOf(
        row.map((cell) => cellOf(cell, clock)),
        rowsBefore + index + 2,
      ),
    )
    const bytes = Buffer.from(head + lines.join(''))
    const packed = deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH })
    return { bytes: packed, written: grown(before, bytes, packed) }
  },
  frame(written) {
    const end = deflateRawSync(ENDING, { finishFlush: constants.Z_FINISH })
    const whole = grown(written, ENDING, end)
    const sheet: ZipEntry = {
      name: 'xl/worksheets/sheet1.xml',
      checksum: Number(whole.checksum),
      packed: Number(whole.size),
      unpacked: Number(whole.unpacked),
      method: 'DEFLATED',
    }
    const fixed = Object.entries(FIXED).map(([name, text]) => ({ name, bytes: Buffer.from(HEAD + text) }))
    const entries = [...fixed.map(({ name, bytes }) => storedEntry(name, bytes)), sheet]
    const head = fixed.flatMap(({ name, bytes }) => [entryHeader(storedEntry(name, bytes)), bytes])
    return {
      head: Buffer.concat([...head, entryHeader(sheet)]),
      tail: Buffer.concat([end, zipDirectory(entries)]),
    }
  },
}

const grown = ({ unpacked, checksum, size }: Written, bytes: Buffer, packed: Buffer): Written => ({
  unpacked: unpacked + BigInt(bytes.length),
  checksum: BigInt(crc32(bytes, Number(checksum))),
  size: size + BigInt(packed.length),
})

/** Each cell says where it stands: not every reader counts by itself. */
const rowOf = (cells: readonly string[], row: number) =>
  `<row r="${row}">${cells.map((cell, index) => `<c r="${letterOf(index)}${row}"${cell}`).join('')}</row>`

/** No list has more columns than the alphabet has letters. */
const letterOf = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index)

/** A cell from behind its place on. */

function cellOf(cell: Cell, clock: (at: Date) => string): string {
  if (cell === null) return '/>'
  if (typeof cell === 'bigint') return amountCell(formatMoney(cell))
  if (typeof cell === 'number') return `><v>${cell}</v></c>`
  if (cell instanceof Date) return ` s="${STYLES.moment}"><v>${serialOf(clock(cell))}</v></c>`
  return textCell(cell)
}

const amountCell = (amount: string) =>
  amount.replaceAll(/\D/g, '').length > EXACT_DIGITS ? textCell(amount) : ` s="${STYLES.money}"><v>${amount}</v></c>`

/** A text is never read as a formula. Letters that XML has no place for are left out. */
function textCell(text: string, style = 0): string {
  const letters = text
    .slice(0, MOST_LETTERS)
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
  return ` t="inlineStr"${style === 0 ? '' : ` s="${style}"`}><is><t xml:space="preserve">${letters}</t></is></c>`
}

/** Days since day 0, as a spreadsheet counts what a clock shows. */
const serialOf = (shown: string) => (Date.parse(`${shown.replace(' ', 'T')}Z`) - DAY_ZERO) / DAY
