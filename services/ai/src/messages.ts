import type { Message } from "@muhtawa/service-kit";

export const messages = {
  companyOrForm: {
    en: "Name a saved company or fill in a company's form, one of the two.",
    ar: "يُرجى اختيار شركة محفوظة أو ملء بيانات شركة، أحدهما فقط.",
  },
  contentNeedsCompany: { en: "A content belongs to a saved company.", ar: "يتبع المحتوى شركة محفوظة." },
  fieldNeeded: { en: "Say which field to fill.", ar: "يُرجى تحديد الحقل المطلوب ملؤه." },
  selectionNeeded: { en: "Select the text to work on.", ar: "يُرجى تحديد النص المطلوب العمل عليه." },
  pictureNeeded: { en: "Say what the picture shows.", ar: "يُرجى وصف ما يظهر في الصورة." },
  sizeUnknown: {
    en: "Give the size as landscape, square, portrait or story, or in pixels, such as 1200x630.",
    ar: "يُرجى تحديد المقاس بأحد الأسماء landscape أو square أو portrait أو story، أو بالبكسل مثل 1200x630.",
  },
  quotaOfDay: {
    en: "Your AI quota for today is used up. It is renewed at midnight UTC.",
    ar: "استُهلكت حصتك اليومية من الذكاء الاصطناعي. تتجدد عند منتصف الليل بالتوقيت العالمي.",
  },
  confirmEmail: {
    en: "Confirm your email address first: enter the code from our email in your profile.",
    ar: "يُرجى تأكيد بريدك الإلكتروني أولًا بإدخال الرمز الذي أرسلناه إليك في ملفك الشخصي.",
  },
  budgetOfDay: {
    en: "All that this installation sets aside for AI in a day is used up. It is renewed at midnight UTC; ask an administrator.",
    ar: "استُهلك كل ما خصصته هذه المنصة للذكاء الاصطناعي اليوم. يتجدد عند منتصف الليل بالتوقيت العالمي، ويُرجى مراجعة مشرف المنصة.",
  },
  imagesOfDay: {
    en: "This would go over your quota of pictures for today. It is renewed at midnight UTC.",
    ar: "يتجاوز هذا حصتك اليومية من الصور. تتجدد عند منتصف الليل بالتوقيت العالمي.",
  },
  imageBudgetOfDay: {
    en: "This would go over the pictures that this installation sets aside for a day. There are more after midnight UTC; ask an administrator.",
    ar: "يتجاوز هذا ما خصصته هذه المنصة من الصور اليوم. يتجدد عند منتصف الليل بالتوقيت العالمي، ويُرجى مراجعة مشرف المنصة.",
  },
  quotaOfMonth: {
    en: "Your AI quota for this month is used up. It is renewed on the first of next month.",
    ar: "استُهلكت حصتك الشهرية من الذكاء الاصطناعي. تتجدد في أول الشهر القادم.",
  },
  notFinished: { en: "This can be rated once it is finished.", ar: "يمكن تقييم هذا بعد اكتماله." },
  rangeReversed: { en: "The end comes before the beginning.", ar: "النهاية تسبق البداية." },
  rangeTooLong: { en: "At most 400 days at once.", ar: "لا تزيد الفترة على 400 يوم." },
  modelUnknown: { en: "This AI model is not available here.", ar: "نموذج الذكاء الاصطناعي هذا غير متاح هنا." },
  modelAddress: {
    en: "Give the address of the endpoint itself, such as http://localhost:11434/v1, without a name, password or query.",
    ar: "يُرجى كتابة عنوان الخدمة نفسها، مثل http://localhost:11434/v1، بلا اسم أو كلمة مرور أو استعلام.",
  },
  drawsNothing: { en: "This provider has no models of images.", ar: "ليس لدى هذا المزوّد نماذج للصور." },
  drew: { en: "It drew a picture.", ar: "رسم النموذج صورة." },
  drawsLong: {
    en: "No picture within eight seconds. Many models of images take longer: it can be connected all the same.",
    ar: "لم تصل صورة خلال ثماني ثوانٍ. كثير من نماذج الصور تستغرق أكثر من ذلك، ويمكن ربطه مع هذا.",
  },
  modelsByEnvironment: {
    en: "The models are set in the environment of the ai service. They are changed there.",
    ar: "النماذج محددة في بيئة خدمة ai، وتُغيَّر هناك.",
  },
  noWorker: {
    en: "No worker of the ai service answers. Start one and try again.",
    ar: "لا يجيب أي عامل من خدمة ai. يُرجى تشغيل عامل ثم إعادة المحاولة.",
  },
  sourceNeeded: {
    en: "Name a web address, a text or a document, one of the three.",
    ar: "يُرجى تحديد عنوان ويب أو نص أو مستند، واحد منها فقط.",
  },
  pageAddress: {
    en: "Give the address of a web page, such as https://example.com/about, without a name, password or port.",
    ar: "يُرجى كتابة عنوان صفحة ويب، مثل https://example.com/about، بلا اسم أو كلمة مرور، ولا رقم بعد نقطتين.",
  },
  pagePrivate: {
    en: "This address leads into a private network. Give one that is open to the internet, or paste the text.",
    ar: "يقود هذا العنوان إلى شبكة خاصة. يُرجى كتابة عنوان متاح على الإنترنت، أو لصق النص.",
  },
  keyReused: { en: "This key was used for a different request.", ar: "استُخدم هذا المفتاح لطلب مختلف." },
  alreadyCompleted: {
    en: "This generation is complete. Ask for a new one instead.",
    ar: "اكتملت عملية التوليد هذه. يُرجى طلب عملية جديدة بدلًا منها.",
  },
} as const satisfies Record<string, Message>;
