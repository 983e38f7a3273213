import { setup } from '../../page/setup.js'

/**
 * @typedef {'wild'|'scatter'|'first'|'second'|'third'|'fourth'|'ace'|'king'|'queen'|'jack'|'ten'} SlotSymbol
 * @typedef {{ line?: number, ways?: number, symbol: SlotSymbol, count: number, amount: number }} SymbolWin
 * @typedef {{ window: SlotSymbol[][], multiplier: number, wins: SymbolWin[], win: number,
 *   scatters: { count: number, amount: number, freeSpinsAwarded: number } }} Spin
 * @typedef {'mini'|'grand'} PotCode
 * @typedef {Record<PotCode, number>} Pots
 * @typedef {{ spins: Spin[], totalWin: number, pots: Pots | null, pot: { code: PotCode, amount: number } | null }} Round
 * @typedef {{ art: string, names: Record<SlotSymbol, string>, lines: number[][], pots: Pots | null,
 *   potRules: { code: PotCode, seed: number, share: number, odds: number }[],
 *   mathematics: { evaluation: 'lines'|'ways', strips: SlotSymbol[][], pays: Partial<Record<SlotSymbol, number[]>>,
 *     scatterPays: number[], freeSpins: number[], freeSpinMultiplier: number, freeSpinCap: number,
 *     volatility: 'medium'|'high', hasPots: boolean } }} Machine
 */

/** The machine of this page: its symbols, strips and pays. */
export const machine = /** @type {Machine} */ (setup.own)
