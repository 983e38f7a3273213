/** Names a brand may replace: the tokens of `ui/tokens.css`. */
const tokenName = /^[a-z][a-z0-9-]*$/

/** Puts the brand's own values over the tokens of `ui/tokens.css`. */
export function applyTheme(theme: readonly { name: string; value: string }[]): void {
  for (const { name, value } of theme) {
    if (tokenName.test(name)) document.documentElement.style.setProperty(`--${name}`, value)
  }
}
