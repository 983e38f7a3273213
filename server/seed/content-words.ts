import type { AnnouncementInput, BannerInput } from '../platform/modules/content/service.ts'

/** Headline of a picture in each language. */
interface Headline {
  vi: string
  en: string
}

const picture = (name: string, { vi, en }: Headline) => [
  { language: 'vi', imageUrl: `/wps/artwork/banners/${name}-vi.webp`, title: vi },
  { language: 'en', imageUrl: `/wps/artwork/banners/${name}-en.webp`, title: en },
]
const always = { isPublished: true, startsAt: null, endsAt: null }
const forAll = { ...always, audience: 'ALL' } as const

const headlines = {
  welcome: {
    vi: 'Chào mừng bạn đến với {{brand}}: mở tài khoản trong một phút',
    en: 'Welcome to {{brand}}: open an account in a minute',
  },
  slots: {
    vi: 'Lễ hội nổ hũ: hàng nghìn trò chơi quay mỗi ngày',
    en: 'Slots festival: thousands of games to spin every day',
  },
  deposit: {
    vi: 'Nạp tiền bằng VietQR: quét mã, tiền vào ngay',
    en: 'Deposit by VietQR: scan the code, the money is there',
  },
  winners: { vi: 'Bảng vàng: ai vừa thắng lớn?', en: 'Winner board: who has just won big?' },
  responsible: { vi: 'Chơi có trách nhiệm: tự đặt giới hạn của bạn', en: 'Play responsibly: set your own limits' },
} satisfies Record<string, Headline>

/** The banners of a new brand: five in the lobby, one in the side menu, one in each dialog. */
export const bannerSeeds: readonly BannerInput[] = [
  {
    ...always,
    groupName: 'w_home',
    position: 1,
    linkageType: 'PAGE',
    url: '/register',
    pictures: picture('welcome', headlines.welcome),
  },
  {
    ...always,
    groupName: 'w_home',
    position: 2,
    linkageType: 'PAGE',
    url: '/rng?gameType=RNG',
    pictures: picture('slots-festival', headlines.slots),
  },
  {
    ...always,
    groupName: 'w_home',
    position: 3,
    linkageType: 'PAGE',
    url: '/member/depositv2',
    pictures: picture('vietqr-deposit', headlines.deposit),
  },
  {
    ...always,
    groupName: 'w_home',
    position: 4,
    linkageType: 'NONE',
    url: null,
    pictures: picture('winners', headlines.winners),
  },
  {
    ...always,
    groupName: 'w_home',
    position: 5,
    linkageType: 'PAGE',
    url: '/help',
    pictures: picture('responsible-play', headlines.responsible),
  },
  {
    ...always,
    groupName: 'w_leftmenu',
    position: 1,
    linkageType: 'PAGE',
    url: '/member/depositv2',
    pictures: picture('vietqr-deposit', headlines.deposit),
  },
  {
    ...always,
    groupName: 'w_login',
    position: 1,
    linkageType: 'NONE',
    url: null,
    pictures: picture('welcome', headlines.welcome),
  },
  {
    ...always,
    groupName: 'w_register',
    position: 1,
    linkageType: 'NONE',
    url: null,
    pictures: picture('slots-festival', headlines.slots),
  },
  {
    ...always,
    groupName: 'w_forget',
    position: 1,
    linkageType: 'NONE',
    url: null,
    pictures: picture('responsible-play', headlines.responsible),
  },
]

const words = (vi: { title: string; content: string }, en: { title: string; content: string }) => [
  { language: 'vi', ...vi },
  { language: 'en', ...en },
]

/** What the brand tells its agents; shown in their centre alone. */
const agentAnnouncementSeeds: readonly AnnouncementInput[] = [
  {
    ...always,
    audience: 'AGENTS',
    promotionType: 'PL',
    execution: 'A',
    translations: words(
      {
        title: 'Hợp đồng mới: xem thử số tiền trước khi đề nghị',
        content:
          'Khi đề nghị hợp đồng cho tuyến dưới, bạn có thể **tính thử** các điều khoản trên những kỳ đã qua và thấy ngay số tiền phải trả.\n\n- Tỷ lệ của tuyến dưới không cao hơn hợp đồng của chính bạn\n- Điều khoản mới có hiệu lực từ kỳ kế tiếp\n\n[Mở hợp đồng](/agentHome/agentContracts)',
      },
      {
        title: 'Contracts: try the amounts before you propose',
        content:
          'When you propose a contract to a downline you can **try its terms** on periods that are over and see at once what they would pay.\n\n- A downline never has a higher rate than your own contract\n- New terms hold from the next period on\n\n[Open contracts](/agentHome/agentContracts)',
      },
    ),
  },
  {
    ...always,
    audience: 'AGENTS',
    promotionType: 'PL',
    execution: 'A',
    translations: words(
      {
        title: 'Quy tắc dành cho đại lý {{brand}}',
        content:
          'Để bảo vệ hội viên và chính bạn:\n\n1. Chỉ mời người từ **18 tuổi** trở lên\n2. Không đăng nhập hay nạp, rút tiền thay hội viên\n3. Không hứa hẹn tiền thắng; chơi là để giải trí\n\nLink giới thiệu của bạn ở [Mở tài khoản](/agentHome/registerCenter).',
      },
      {
        title: 'Rules for agents of {{brand}}',
        content:
          'To protect your members and yourself:\n\n1. Invite only people who are **18** or older\n2. Never sign in, deposit or withdraw for a member\n3. Never promise wins; playing is for fun\n\nYour links are in the [register centre](/agentHome/registerCenter).',
      },
    ),
  },
]

/** Notices of the marquee (B), popups (PU) for visitors and members, and the one of the first sign-in (F). */
export const announcementSeeds: readonly AnnouncementInput[] = [
  {
    ...forAll,
    promotionType: 'B',
    execution: 'B',
    translations: words(
      {
        title: 'Nạp tiền bằng VietQR được ghi có tự động',
        content:
          'Khi chuyển khoản, vui lòng giữ nguyên **nội dung chuyển tiền** và **số tiền** trên mã QR. Hệ thống đối chiếu tự động và cộng tiền vào ví của bạn, không cần gửi biên lai.\n\nNếu lỡ chuyển sai nội dung, hãy liên hệ chăm sóc khách hàng để được đối soát.',
      },
      {
        title: 'Deposits by VietQR are credited automatically',
        content:
          'When you transfer, please keep the **transfer note** and the **amount** of the QR code as they are. The system matches them by itself and credits your wallet; no receipt is needed.\n\nShould the note have gone wrong, contact customer service and we will match it by hand.',
      },
    ),
  },
  {
    ...forAll,
    promotionType: 'B',
    execution: 'B',
    translations: words(
      {
        title: '{{brand}} không bao giờ hỏi mật khẩu hay mã SMS của bạn',
        content:
          'Nhân viên {{brand}} **không bao giờ** hỏi mật khẩu, mật khẩu thanh toán hay mã xác minh SMS. Ai hỏi đều là giả mạo.\n\n- Chỉ đăng nhập trên tên miền chính thức\n- Không cho người khác mượn tài khoản\n- Đổi mật khẩu ngay nếu thấy đăng nhập lạ',
      },
      {
        title: '{{brand}} never asks for your password or SMS code',
        content:
          'Our staff **never** ask for your password, payment password or an SMS code. Whoever does is an impostor.\n\n- Sign in on the official domain only\n- Never lend your account\n- Change your password at once when you see a sign-in that was not you',
      },
    ),
  },
  {
    ...forAll,
    promotionType: 'B',
    execution: 'B',
    translations: words(
      {
        title: 'Xem lại từng ván cược trong lịch sử cược',
        content:
          'Mỗi ván cược đều có chi tiết: kết quả, tiền cược, tiền thắng và số dư trước, sau. Mở **Tài khoản → Lịch sử cược** để xem và đối chiếu bất cứ lúc nào.',
      },
      {
        title: 'Look back at every bet in your betting record',
        content:
          'Each bet has its full detail: outcome, stake, win, and the balance before and after. Open **Account → Betting record** to check it at any time.',
      },
    ),
  },
  {
    ...forAll,
    promotionType: 'B',
    execution: 'B',
    translations: words(
      {
        title: 'Chơi thử miễn phí, không cần đăng ký',
        content:
          'Chưa muốn mở tài khoản? Chọn **Chơi thử** để trải nghiệm trò chơi bằng xu chơi thử của từng trò. Xu chơi thử không rút được và tài khoản chơi thử tự hết hạn.',
      },
      {
        title: 'Play for free, without registering',
        content:
          'Not ready to open an account? Choose **Free trial** to try the games with the play credits each of them gives you. They cannot be withdrawn, and the trial account ends by itself.',
      },
    ),
  },
  {
    ...forAll,
    promotionType: 'PU',
    execution: 'B',
    translations: words(
      {
        title: 'Chào mừng đến với {{brand}}',
        content:
          'Đăng ký miễn phí, nạp tiền bằng mã VietQR và chơi ngay trên điện thoại của bạn.\n\n- Bạn phải từ **18 tuổi** trở lên\n- Hãy đọc [điều khoản](/help#term) trước khi đăng ký\n- Chơi để giải trí, đừng chơi quá khả năng của mình',
      },
      {
        title: 'Welcome to {{brand}}',
        content:
          'Register for free, deposit by VietQR and play on your phone right away.\n\n- You must be **18** or older\n- Read the [terms](/help#term) before you register\n- Play for fun, and never beyond your means',
      },
    ),
  },
  {
    ...forAll,
    promotionType: 'PU',
    execution: 'A',
    translations: words(
      {
        title: 'Bảo vệ tài khoản của bạn',
        content:
          'Hãy dành một phút kiểm tra **Trung tâm bảo mật**: dùng mật khẩu mạnh, xem lần đăng nhập gần nhất và cập nhật số điện thoại để lấy lại mật khẩu khi cần.\n\n[Mở trung tâm bảo mật](/member/securityCenter)',
      },
      {
        title: 'Protect your account',
        content:
          'Take a minute for the **security centre**: use a strong password, look at your last sign-in and keep your phone number current, so that you can always get back in.\n\n[Open the security centre](/member/securityCenter)',
      },
    ),
  },
  {
    ...forAll,
    promotionType: 'PU',
    execution: 'F',
    translations: words(
      {
        title: 'Cảm ơn bạn đã đăng ký {{brand}}',
        content:
          'Ba bước để bắt đầu:\n\n1. Mở [Nạp tiền](/member/depositv2) và quét mã VietQR\n2. Chọn trò chơi yêu thích, bấm trái tim để lưu lại\n3. Theo dõi từng ván trong lịch sử cược\n\nCần giúp đỡ? Chăm sóc khách hàng luôn sẵn sàng.',
      },
      {
        title: 'Thank you for joining {{brand}}',
        content:
          'Three steps to begin:\n\n1. Open [Deposit](/member/depositv2) and scan the VietQR code\n2. Choose a game and tap the heart to keep it\n3. Follow every round in your betting record\n\nNeed help? Customer service is always there.',
      },
    ),
  },
  ...agentAnnouncementSeeds,
]
