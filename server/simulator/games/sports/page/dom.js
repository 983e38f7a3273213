import { wantsStillness } from '../../page/setup.js'

/**
 * An element with attributes and children; an attribute that is false or undefined is left out.
 * @param {string} tag
 * @param {Record<string, string | number | boolean | undefined>} [attributes]
 * @param {...(Node | string | false | undefined | (Node | string | false | undefined)[])} children
 * @returns {HTMLElement}
 */
export function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === undefined) continue
    made.setAttribute(name, value === true ? '' : String(value))
  }
  for (const child of children.flat()) if (child !== false && child !== undefined && child !== '') made.append(child)
  return made
}

/**
 * Makes the children of an element equal to fresh ones, keeping what is equal already: a button under a finger stays the
 * same button, and focus stays where it is. Children with `data-key` are known by it, others by their place.
 * @param {Element} target
 * @param {(Node | string)[]} fresh
 */
export function patch(target, fresh) {
  const holder = document.createElement('div')
  holder.append(...fresh)
  patchChildren(target, holder)
}

/** @param {Element} target @param {Element} source */
function patchChildren(target, source) {
  const keyed = new Map([...target.children].flatMap((child) => (keyOf(child) ? [[keyOf(child), child]] : [])))
  const wanted = [...source.childNodes]
  wanted.forEach((node, index) => {
    const key = node instanceof Element ? keyOf(node) : undefined
    const present = target.childNodes[index]
    const known = key ? keyed.get(key) : present
    if (!known || !isAlike(known, node)) {
      target.insertBefore(node, present ?? null)
      return
    }
    if (known !== present) target.insertBefore(known, present ?? null)
    patchNode(known, node)
  })
  while (target.childNodes.length > wanted.length) target.lastChild?.remove()
}

/** @param {Element} element */
const keyOf = (element) => element.getAttribute('data-key') ?? undefined

/** @param {Node} one @param {Node} other */
function isAlike(one, other) {
  if (one instanceof Element && other instanceof Element) {
    return one.tagName === other.tagName && keyOf(one) === keyOf(other)
  }
  return one.nodeType === other.nodeType
}

/** @param {Node} target @param {Node} source */
function patchNode(target, source) {
  if (!(target instanceof Element) || !(source instanceof Element)) {
    if (target.nodeValue !== source.nodeValue) target.nodeValue = source.nodeValue
    return
  }
  flashMove(target, source)
  for (const { name } of [...target.attributes]) if (!source.hasAttribute(name)) target.removeAttribute(name)
  for (const { name, value } of [...source.attributes]) {
    if (target.getAttribute(name) !== value) target.setAttribute(name, value)
  }
  patchChildren(target, source)
}

/** Odds that moved light up for a moment: green for better, red for worse. @param {Element} target @param {Element} source */
function flashMove(target, source) {
  const before = Number(target.getAttribute('data-odds'))
  const after = Number(source.getAttribute('data-odds'))
  const isStill = wantsStillness.matches || source.getAttribute('aria-pressed') === 'true'
  if (!before || !after || before === after || isStill) return
  const colour = after > before ? 'rgb(76 214 150 / 75%)' : 'rgb(240 100 92 / 75%)'
  target.animate([{ backgroundColor: colour }, {}], { duration: 1400, easing: 'ease-out' })
}
