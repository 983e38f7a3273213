import type { CockfightVariant } from './odds.ts'

interface Breeds {
  readonly cocks: readonly string[]
  readonly owners: readonly string[]
}

const stables: Record<CockfightVariant, Breeds> = {
  thomo: {
    cocks: [
      'Xám Điều',
      'Ô Chân Xanh',
      'Tía Mận',
      'Chuối Bông',
      'Nhạn Lửa',
      'Ó Mã Lại',
      'Điều Ngũ Sắc',
      'Xám Sắt',
      'Bướm Vàng',
      'Ô Kim Cương',
      'Tía Lửa',
      'Khét Sữa',
      'Que Đồng',
      'Ngũ Hổ',
      'Hạc Trắng',
      'Nhạn Chân Trắng',
    ],
    owners: [
      'Trại Hoàng Long',
      'Trại Tân Châu',
      'Trại Bảy Núi',
      'Trại Cao Lãnh',
      'Trại Sa Đéc',
      'Trại Chợ Lách',
      'Trại Bến Tre',
      'Trại Svay Rieng',
      'Trại Prey Veng',
      'Trại Kandal',
    ],
  },
  peru: {
    cocks: [
      'Relámpago',
      'Cóndor',
      'El Inca',
      'Rayo Negro',
      'Trueno',
      'Capitán',
      'Huascarán',
      'Sol de Oro',
      'Pachacútec',
      'Centella',
      'Amaru',
      'Mariscal',
      'Lucero',
      'Bravo',
    ],
    owners: [
      'Galpón San Martín',
      'Galpón Chiclayo',
      'Galpón Trujillo',
      'Galpón Arequipa',
      'Galpón Ica',
      'Galpón Piura',
      'Galpón Cañete',
      'Galpón Huaral',
    ],
  },
}

/** Cocks and stables that meet in a variant's arena. */
export function breedsOf(variant: CockfightVariant): Breeds {
  return stables[variant]
}
