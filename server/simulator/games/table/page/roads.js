const svgNames = 'http://www.w3.org/2000/svg'
const rows = 6

/** @param {string} name @param {Record<string, string | number>} attributes @param {string} [text] */
function draw(name, attributes, text) {
  const made = document.createElementNS(svgNames, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  if (text !== undefined) made.textContent = text
  return made
}

/** @param {number} columns */
function grid(columns) {
  const board = draw('svg', { viewBox: `0 0 ${columns * 10} ${rows * 10}`, class: 'road', 'aria-hidden': 'true' })
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      board.append(draw('rect', { x: column * 10 + 0.25, y: row * 10 + 0.25, width: 9.5, height: 9.5, class: 'cell' }))
    }
  }
  return board
}

/**
 * The bead road: every result in order, six to a column, the latest columns that fit.
 * @param {HTMLElement} target
 * @param {{ side: string, label: string, dots?: string[] }[]} results oldest first; `side` becomes a class
 * @param {number} columns
 */
export function drawBeadRoad(target, results, columns) {
  const board = grid(columns)
  const from = Math.max(0, Math.ceil(results.length / rows) - columns) * rows
  results.slice(from).forEach(({ side, label, dots = [] }, index) => {
    const [x, y] = [Math.floor(index / rows) * 10 + 5, (index % rows) * 10 + 5]
    board.append(draw('circle', { cx: x, cy: y, r: 4.3, class: `bead ${side}` }))
    board.append(draw('text', { x, y: y + 1.7, class: 'bead-label' }, label))
    for (const dot of dots) {
      const [dx, dy] = dot === 'first' ? [-3.2, -3.2] : [3.2, 3.2]
      board.append(draw('circle', { cx: x + dx, cy: y + dy, r: 1.4, class: `dot ${dot}` }))
    }
  })
  target.replaceChildren(board)
}

/**
 * The big road: a new column whenever the winner changes; streaks longer than six turn to the right; ties are strokes
 * over the result before them.
 * @param {HTMLElement} target
 * @param {string[]} sides oldest first: two sides and `tie`
 * @param {number} columns
 */
export function drawBigRoad(target, sides, columns) {
  /** @type {{ column: number, row: number, side: string, ties: number }[]} */
  const places = []
  const taken = new Set()
  let start = -1
  let leading = 0
  for (const side of sides) {
    const before = places.at(-1)
    if (side === 'tie') {
      if (before) before.ties++
      else leading++
      continue
    }
    let [column, row] = [start + 1, 0]
    if (before?.side === side) {
      const isBlocked =
        before.row === rows - 1 || taken.has(`${before.column}/${before.row + 1}`) || before.column !== start
      ;[column, row] = isBlocked ? [before.column + 1, before.row] : [before.column, before.row + 1]
    } else start++
    taken.add(`${column}/${row}`)
    places.push({ column, row, side, ties: places.length === 0 ? leading : 0 })
  }
  const board = grid(columns)
  const shift = Math.max(0, Math.max(0, ...places.map((place) => place.column)) + 1 - columns)
  for (const { column, row, side, ties } of places) {
    if (column < shift) continue
    const [x, y] = [(column - shift) * 10 + 5, row * 10 + 5]
    board.append(draw('circle', { cx: x, cy: y, r: 3.6, class: `ring ${side}` }))
    if (ties > 0) board.append(draw('path', { d: `M${x - 3.6} ${y + 3.6}l7.2-7.2`, class: 'tie-stroke' }))
    if (ties > 1) board.append(draw('text', { x, y: y + 1.6, class: 'tie-count' }, String(ties)))
  }
  target.replaceChildren(board)
}
