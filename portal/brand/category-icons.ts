import {
  Cherry,
  Dices,
  Fish,
  Gamepad2,
  type LucideIcon,
  Spade,
  Swords,
  Ticket,
  TicketCheck,
  Trophy,
} from 'lucide-react'
import type { Category } from './categories.ts'

/** The icon of each category, the same everywhere. */
export const categoryIcons: Record<Category, LucideIcon> = {
  LIVE: Dices,
  SLOTS: Cherry,
  FISH: Fish,
  PVP: Spade,
  E_LOTTERY: Ticket,
  LOTTERY: TicketCheck,
  SPORTS: Trophy,
  COCKFIGHT: Swords,
  ESPORTS: Gamepad2,
}
