import { button, element, say, twoDecimals } from '../../page/setup.js'

/** Malay odds as players read them. @param {number} odds in hundredths */
const malay = (odds) => twoDecimals(odds / 100)

/** All that comes back for 100 staked, cut to whole units as in the arenas of the Philippines. @param {number} odds */
const hundred = (odds) => String(Math.floor(odds > 0 ? 100 + odds : 100 + 10_000 / -odds))

/**
 * Shows the odds of both sides in the style the player chose.
 * @param {'malay' | 'hundred'} first the style to begin with
 */
export function createOdds(first) {
  let style = first
  /** @type {{ meron: number, wala: number } | undefined} */
  let odds

  function show() {
    button('style').textContent = say(style)
    button('style').setAttribute('aria-label', `${say('oddsStyle')}: ${say(style)}`)
    if (!odds) return
    for (const side of /** @type {const} */ (['meron', 'wala'])) {
      const small = document.querySelector(`[data-position="${side}"] small`)
      if (!small) continue
      small.textContent = style === 'malay' ? malay(odds[side]) : hundred(odds[side])
      small.classList.toggle('negative', style === 'malay' && odds[side] < 0)
    }
  }

  button('style').addEventListener('click', () => {
    style = style === 'malay' ? 'hundred' : 'malay'
    show()
  })
  show()
  return {
    /** @param {{ meron: number, wala: number }} next */
    set(next) {
      odds = next
      show()
    },
  }
}

/** @param {'meron' | 'wala'} side @param {{ name: string, owner: string, weight: number }} cock @param {string} weight */
export function showCock(side, cock, weight) {
  const box = element(side)
  const [name, owner] = [box.querySelector('.cock-name'), box.querySelector('.owner')]
  if (name) name.textContent = cock.name
  if (owner) owner.textContent = `${weight} · ${cock.owner}`
}
