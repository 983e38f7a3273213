import type { GoodsKind } from '../platform/modules/points/states.ts'

interface RewardSeed {
  readonly kind: GoodsKind
  readonly name: { readonly vi: string; readonly en: string }
  readonly description: { readonly vi: string; readonly en: string }
  readonly points: bigint
  /** Money beside the points, in units. */
  readonly amount?: bigint
  /** Money that it brings, in units. */
  readonly brings?: bigint
  readonly stock: number
}

/** From which amount of one deposit on how many points each 1,000 earns. */
export const pointSteps: readonly { readonly from: bigint; readonly points: string }[] = [
  { from: 100_000n, points: '1' },
  { from: 5_000_000n, points: '1.2' },
  { from: 20_000_000n, points: '1.5' },
]

/** Money for 1,000 points, and the least that is exchanged at once. */
export const pointExchange = { amount: 800n, minimum: 500n } as const

/** What the mall of a demo brand has. */
export const rewardSeeds: readonly RewardSeed[] = [
  {
    kind: 'MONEY',
    name: { vi: 'Tiền thưởng 5.000 ₫', en: '₫5,000 reward' },
    description: {
      vi: 'Cộng ngay vào ví chính. Cần đủ vòng cược như các khoản thưởng khác trước khi rút.',
      en: 'Credited to the main wallet at once. It has to be played like other rewards before money leaves.',
    },
    points: 5_000n,
    brings: 5_000n,
    stock: 500,
  },
  {
    kind: 'MONEY',
    name: { vi: 'Tiền thưởng 50.000 ₫', en: '₫50,000 reward' },
    description: {
      vi: 'Cộng ngay vào ví chính. Cần đủ vòng cược như các khoản thưởng khác trước khi rút.',
      en: 'Credited to the main wallet at once. It has to be played like other rewards before money leaves.',
    },
    points: 48_000n,
    brings: 50_000n,
    stock: 200,
  },
  {
    kind: 'GOODS',
    name: { vi: 'Bình giữ nhiệt 500 ml', en: 'Insulated bottle, 500 ml' },
    description: {
      vi: 'Inox hai lớp, giữ nóng và lạnh cả ngày. Giao tận nơi trong 3–5 ngày.',
      en: 'Double-walled steel, hot or cold all day. Delivered within 3 to 5 days.',
    },
    points: 6_000n,
    stock: 60,
  },
  {
    kind: 'GOODS',
    name: { vi: 'Tai nghe không dây', en: 'Wireless earphones' },
    description: {
      vi: 'Chống ồn, pin 24 giờ kèm hộp sạc. Bảo hành 12 tháng.',
      en: 'Noise-cancelling, 24 hours with the charging case. Twelve months of warranty.',
    },
    points: 30_000n,
    stock: 25,
  },
  {
    kind: 'GOODS',
    name: { vi: 'Đồng hồ thông minh', en: 'Smart watch' },
    description: {
      vi: 'Đo nhịp tim, giấc ngủ, chống nước. Trả thêm một phần bằng tiền trong ví.',
      en: 'Heart rate, sleep, waterproof. A part is paid in money from the wallet.',
    },
    points: 60_000n,
    amount: 500_000n,
    stock: 10,
  },
  {
    kind: 'GOODS',
    name: { vi: 'Điện thoại Android 128 GB', en: 'Android phone, 128 GB' },
    description: {
      vi: 'Máy mới nguyên hộp, màu đen. Giao hàng có bảo hiểm.',
      en: 'New in its box, black. Delivered insured.',
    },
    points: 450_000n,
    stock: 3,
  },
]
