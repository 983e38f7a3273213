import type { Draft } from '../platform/modules/promotions/operator/service/write.ts'

type Promised = Pick<Draft, 'category' | 'budget' | 'terms' | 'words'> & {
  readonly days: number | null
  readonly word?: string
}

const turnover: Draft['terms']['turnover'] = {
  multiplier: 3,
  countsDeposit: false,
  weights: [{ gameType: 'LIVE', percent: 20 }],
  greatestBet: '200000',
  breach: 'UNCOUNTED',
  forfeitsWinnings: true,
  days: 7,
}
const audience: Draft['terms']['audience'] = {
  newMembersDays: null,
  leastLevel: null,
  greatestLevel: null,
  line: [],
  tags: [],
  leastDeposits: null,
  inactiveDays: null,
}
const common = { leastDeposit: null, times: 1, loss: null, contact: null, audience, turnover } as const

/** What a demo brand promises: one of each way of getting it. */
export const demoPromotions: readonly Promised[] = [
  {
    category: 'WELCOME',
    budget: '500000000',
    days: null,
    terms: {
      ...common,
      trigger: 'FIRST_DEPOSIT',
      approval: 'AUTOMATIC',
      reward: { kind: 'PERCENT', percent: 100, cap: '1000000' },
      leastDeposit: '100000',
      turnover: { ...turnover, multiplier: 10, countsDeposit: true, days: 30 },
    },
    words: [
      {
        language: 'vi',
        title: 'Thưởng 100% lần nạp đầu',
        summary: 'Tham gia trước, nạp lần đầu từ 100.000 ₫, nhận thêm tới 1.000.000 ₫.',
        content:
          'Dành cho thành viên chưa nạp lần nào. Bấm **Tham gia** trước khi nạp: thưởng vào ví ngay khi tiền nạp được cộng.',
      },
      {
        language: 'en',
        title: '100% on your first deposit',
        summary: 'Join first, deposit at least ₫100,000 and get up to ₫1,000,000 more.',
        content:
          'For members who have not deposited yet. Press **Join** before you deposit: the bonus arrives with the deposit.',
      },
    ],
  },
  {
    category: 'DEPOSIT',
    budget: '200000000',
    days: 30,
    terms: {
      ...common,
      trigger: 'DEPOSIT',
      approval: 'AUTOMATIC',
      reward: { kind: 'PERCENT', percent: 20, cap: '500000' },
      leastDeposit: '200000',
      times: 4,
      turnover: { ...turnover, multiplier: 8, breach: 'FORFEIT' },
    },
    words: [
      {
        language: 'vi',
        title: 'Nạp lại thưởng 20%',
        summary: 'Bốn lần trong tháng, mỗi lần tới 500.000 ₫.',
        content: 'Tham gia rồi nạp từ 200.000 ₫. Nhớ giữ mỗi cược không quá mức cho phép, cược lớn hơn làm mất thưởng.',
      },
      {
        language: 'en',
        title: '20% reload',
        summary: 'Four times this month, up to ₫500,000 each.',
        content: 'Join, then deposit at least ₫200,000. Keep each bet within the limit: a greater one loses the bonus.',
      },
    ],
  },
  {
    category: 'DAILY',
    budget: '50000000',
    days: null,
    terms: {
      ...common,
      trigger: 'DAY',
      approval: 'AUTOMATIC',
      reward: { kind: 'FIXED', amount: '2000' },
      times: 365,
      turnover: { ...turnover, multiplier: 1, greatestBet: null },
    },
    words: [
      {
        language: 'vi',
        title: 'Thưởng mỗi ngày',
        summary: 'Vào mỗi ngày, nhận 2.000 ₫ vào ví chính.',
        content: 'Mỗi ngày nhận một lần, tính theo giờ của thương hiệu.',
      },
      {
        language: 'en',
        title: 'Daily bonus',
        summary: 'Come by each day and get ₫2,000 in your main wallet.',
        content: 'Once a day, by the clock of the brand.',
      },
    ],
  },
  {
    category: 'EVENT',
    budget: '30000000',
    days: 14,
    terms: {
      ...common,
      trigger: 'CONTACT',
      contact: 'zalo',
      approval: 'OPERATOR',
      reward: { kind: 'FIXED', amount: '131000' },
    },
    words: [
      {
        language: 'vi',
        title: 'Thêm Zalo nhận tới 131K',
        summary: 'Điền Zalo của bạn vào hồ sơ, nhận tới 131.000 ₫ sau khi được duyệt.',
        content: '1. Điền Zalo trong hồ sơ.\n\n2. Bấm **Nhận thưởng**.\n\n3. Nhân viên nhắn bạn qua Zalo để xác nhận.',
      },
      {
        language: 'en',
        title: 'Add your Zalo for up to 131K',
        summary: 'Tell us your Zalo in your profile and get up to ₫131,000 once it is confirmed.',
        content: '1. Fill in Zalo in your profile.\n\n2. Press **Claim**.\n\n3. We write to you on Zalo to confirm.',
      },
    ],
  },
  {
    category: 'DAILY',
    budget: '100000000',
    days: null,
    terms: {
      ...common,
      trigger: 'LOSS',
      loss: { period: 'WEEK', least: '200000' },
      approval: 'AUTOMATIC',
      reward: { kind: 'PERCENT', percent: 5, cap: '2000000' },
      times: 520,
      turnover: { ...turnover, multiplier: 1, greatestBet: null },
    },
    words: [
      {
        language: 'vi',
        title: 'Hoàn 5% thua tuần trước',
        summary: 'Tuần trước thua từ 200.000 ₫? Nhận lại 5%, tối đa 2.000.000 ₫.',
        content: 'Tính từ thứ Hai đến Chủ nhật theo giờ Việt Nam. Nhận trong tuần ngay sau đó.',
      },
      {
        language: 'en',
        title: '5% of last week’s losses back',
        summary: 'Lost ₫200,000 or more last week? Get 5% of it back, up to ₫2,000,000.',
        content: 'From Monday to Sunday by Vietnam time. Claim it within the week that follows.',
      },
    ],
  },
  {
    category: 'EVENT',
    budget: '50000000',
    days: null,
    terms: {
      ...common,
      trigger: 'BIRTHDAY',
      approval: 'AUTOMATIC',
      reward: { kind: 'FIXED', amount: '88000' },
      times: 100,
      turnover: { ...turnover, multiplier: 1, greatestBet: null },
    },
    words: [
      {
        language: 'vi',
        title: 'Mừng sinh nhật 88K',
        summary: 'Vào đúng ngày sinh nhật, nhận ngay 88.000 ₫.',
        content: 'Mỗi năm một lần, trong ngày sinh nhật ghi ở hồ sơ.',
      },
      {
        language: 'en',
        title: '88K for your birthday',
        summary: 'Come by on your birthday and get ₫88,000.',
        content: 'Once a year, on the birthday in your profile.',
      },
    ],
  },
  {
    category: 'EVENT',
    budget: '5000000',
    days: 60,
    word: 'QUATANG50',
    terms: { ...common, trigger: 'CODE', approval: 'AUTOMATIC', reward: { kind: 'FIXED', amount: '50000' } },
    words: [
      {
        language: 'vi',
        title: 'Nhập mã nhận 50K',
        summary: 'Có mã từ trang fanpage hay bạn bè? Nhập mã để nhận 50.000 ₫.',
        content: 'Mỗi thành viên dùng một mã. Mã có thể hết lượt sớm.',
      },
      {
        language: 'en',
        title: 'Enter a code for 50K',
        summary: 'Got a code from our page or a friend? Enter it and get ₫50,000.',
        content: 'One code for each member. A code may be used up early.',
      },
    ],
  },
  {
    category: 'EVENT',
    budget: '2000000',
    days: 30,
    terms: {
      ...common,
      trigger: 'APPLY',
      approval: 'AUTOMATIC',
      reward: { kind: 'POINTS', points: 500 },
      audience: { ...audience, leastLevel: 2 },
      turnover: { ...turnover, multiplier: 0, weights: [], greatestBet: null, days: null },
    },
    words: [
      {
        language: 'vi',
        title: '500 điểm cho thành viên VIP 2',
        summary: 'Từ VIP 2 trở lên, nhận 500 điểm để đổi quà.',
        content: 'Điểm vào tài khoản ngay, dùng ở cửa hàng điểm.',
      },
      {
        language: 'en',
        title: '500 points for VIP 2 and above',
        summary: 'From VIP 2 on: 500 points for the mall.',
        content: 'The points are yours at once, to be spent in the mall.',
      },
    ],
  },
]
