import type { Message } from "@muhtawa/service-kit";

export const messages = {
  unknownCompany: { en: "This company was not found.", ar: "لم يُعثر على هذه الشركة." },
  creationKey: {
    en: "A key is made of 64 characters at most: Latin letters, digits and hyphens.",
    ar: "لا يزيد المفتاح على 64 محرفًا من الحروف اللاتينية والأرقام والشرطات.",
  },
  unknownProject: { en: "This project was not found in the company.", ar: "لم يُعثر على هذا المشروع في الشركة." },
  sourceWithoutText: { en: "Write its text first: there is nothing to make others from.", ar: "يُرجى كتابة النص أولًا، فلا شيء يُشتق منه بعد." },
  textToTranslate: { en: "Write its text first: there is nothing to translate.", ar: "يُرجى كتابة النص أولًا، فلا شيء يُترجم بعد." },
  noTwin: { en: "This content has no twin.", ar: "ليس لهذا المحتوى توأم." },
  hasTwin: {
    en: "This content has another twin. Part the two first.",
    ar: "لهذا المحتوى توأم آخر. يُرجى فصلهما أولًا.",
  },
  chosenHasTwin: {
    en: "The chosen content has another twin. Part those two first.",
    ar: "للمحتوى المختار توأم آخر. يُرجى فصلهما أولًا.",
  },
  twinOfCompany: {
    en: "Choose a content of the same company.",
    ar: "يُرجى اختيار محتوى من الشركة نفسها.",
  },
  twinInOtherLanguage: {
    en: "Choose a content in the other language.",
    ar: "يُرجى اختيار محتوى باللغة الأخرى.",
  },
  twinKeepsLanguage: {
    en: "This content has a twin in the other language, so its language stays. Part the two or delete the twin first.",
    ar: "لهذا المحتوى توأم باللغة الأخرى، فلا تتغير لغته. يُرجى فصلهما أو حذف التوأم أولًا.",
  },
  twinsChanged: {
    en: "One of the two has changed meanwhile. Look at them again.",
    ar: "تغيّر أحد المحتويين في هذه الأثناء. يُرجى مراجعتهما من جديد.",
  },
  twinLanguageChanged: {
    en: "The content's language has changed meanwhile. Try again.",
    ar: "تغيّرت لغة المحتوى في هذه الأثناء. يُرجى إعادة المحاولة.",
  },
  twinChanged: {
    en: "The texts have changed meanwhile. Look at the paragraphs again.",
    ar: "تغيّر النصّان في هذه الأثناء. يُرجى مراجعة الفقرات من جديد.",
  },
  noSource: { en: "This content is not made from another one.", ar: "هذا المحتوى غير مشتق من محتوى آخر." },
  sourceVersionUnknown: { en: "The source has no such version of its text.", ar: "لا توجد هذه النسخة في نص المصدر." },
  moveNotAllowed: {
    en: "The content cannot go there from its present status.",
    ar: "لا يمكن نقل المحتوى إلى هذه الحالة من حالته الحالية.",
  },
  approvedByAnother: {
    en: "In this company another person approves. It stays in review until an admin has approved it.",
    ar: "في هذه الشركة يعتمد المحتوى شخص آخر، فيبقى قيد المراجعة حتى يعتمده أحد المشرفين.",
  },
  seesNotContent: {
    en: "Choose people who may see this content: its owner and admins.",
    ar: "يُرجى اختيار من يحق لهم الاطلاع على هذا المحتوى: صاحبه والمشرفين.",
  },
  noDay: { en: "Choose a day, such as 2026-11-24.", ar: "يُرجى اختيار يوم، مثل 2026-11-24." },
  tooManyThreads: {
    en: "A content has {maximum} discussions at most.",
    ar: "لا تزيد نقاشات المحتوى على {maximum}.",
  },
  tooManyComments: {
    en: "A discussion has {maximum} comments at most. Begin another one.",
    ar: "لا تزيد تعليقات النقاش على {maximum}. يُرجى بدء نقاش آخر.",
  },
  tooManyContentComments: {
    en: "The discussions of a content have {maximum} comments at most. Delete some of them first.",
    ar: "لا تزيد تعليقات نقاشات المحتوى كلها على {maximum}. يُرجى حذف بعضها أولًا.",
  },
  timeMissing: { en: "Choose when it is to be published.", ar: "يُرجى اختيار موعد النشر." },
  timePast: { en: "Choose a time that is still to come.", ar: "يُرجى اختيار موعد لم يحن بعد." },
  timeNotWanted: { en: "A time goes with scheduling only.", ar: "لا يُحدَّد الموعد إلا عند جدولة النشر." },
  unknownGeneration: {
    en: "This is not one of your generations for this company.",
    ar: "ليست هذه من عمليات التوليد الخاصة بك لهذه الشركة.",
  },
  bodyUnreadable: { en: "This is not a document of the editor.", ar: "ليس هذا مستندًا من مستندات المحرر." },
  bodyUnsupported: {
    en: "The document has a part that the editor does not know here: {part}.",
    ar: "في المستند جزء لا يعرفه المحرر في هذا الموضع: {part}.",
  },
  bodyTooLarge: {
    en: "The document is too large. Shorten it or use smaller pictures.",
    ar: "المستند أكبر من المسموح. يُرجى اختصاره أو استخدام صور أصغر.",
  },
  linkIncomplete: {
    en: "The link “{link}” leads nowhere by itself. Write its whole address, such as https://example.com/page.",
    ar: "الرابط «{link}» ناقص فلا يوصل إلى شيء. يُرجى كتابة عنوانه كاملًا، مثل https://example.com/page.",
  },
  bodyHalfCharacter: {
    en: "The text has half of a character, which can't be stored, behind “{before}”. Take it out or write it anew.",
    ar: "في النص نصف حرف لا يمكن حفظه، بعد «{before}». يُرجى حذفه أو كتابته من جديد.",
  },
  bodyTooDeep: { en: "The document is nested too deeply.", ar: "في المستند مستويات متداخلة أكثر من المسموح." },
  bodyTooManyCells: {
    en: "The tables of a text have {maximum} cells at most, a merged one counted by what it covers. Make them smaller.",
    ar: "لا يزيد عدد خلايا الجداول في النص كله على {maximum}، وتُحسب الخلية المدمجة بعدد ما تغطيه. يُرجى تصغير الجداول.",
  },
  unknownPicture: {
    en: "Choose pictures that you have uploaded here and that are still there.",
    ar: "يُرجى اختيار صور رفعتها أنت هنا وما زالت موجودة.",
  },
  tooManyPictures: {
    en: "A content has {maximum} pictures at most. Take some away first.",
    ar: "لا تزيد صور المحتوى على {maximum}. يُرجى إزالة بعضها أولًا.",
  },
  templateNameTaken: { en: "The company has a template of this name.", ar: "لدى الشركة قالب بهذا الاسم." },
  tooManyTemplates: {
    en: "A company has {maximum} templates at most. Delete one first.",
    ar: "لا تزيد قوالب الشركة على {maximum}. يُرجى حذف أحدها أولًا.",
  },
  fileMissing: { en: "Choose a file.", ar: "يُرجى اختيار ملف." },
  fileTooLarge: { en: "The file is larger than {megabytes} MB.", ar: "حجم الملف أكبر من {megabytes} ميغابايت." },
  fileKind: {
    en: "This kind of file is not taken. Choose a PNG, JPEG, WebP or GIF picture, or a TXT, MD, DOCX or PDF document.",
    ar: "هذا النوع من الملفات غير مقبول. يُرجى اختيار صورة PNG أو JPEG أو WebP أو GIF، أو مستند TXT أو MD أو DOCX أو PDF.",
  },
  fileDisguised: { en: "The file is not what its name says.", ar: "محتوى الملف لا يطابق ما يدل عليه اسمه." },
  fileBroken: { en: "The file is broken or can't be read.", ar: "الملف تالف أو تتعذر قراءته." },
  fileTooManyPixels: { en: "The picture has more than {megapixels} megapixels.", ar: "أبعاد الصورة أكبر من {megapixels} ميغابكسل." },
  storageFull: { en: "The room for your files is used up.", ar: "امتلأت المساحة المخصصة لملفاتك." },
  textRoomFull: {
    en: "The room for your texts and their versions is used up. Delete contents that you no longer need.",
    ar: "امتلأت المساحة المخصصة لنصوصك ونسخها السابقة. يُرجى حذف ما لم تعد تحتاج إليه من المحتوى.",
  },
  formatUnknown: {
    en: "Choose Markdown, HTML, Word or PDF: md, html, docx, pdf.",
    ar: "يُرجى اختيار Markdown أو HTML أو Word أو PDF: md أو html أو docx أو pdf.",
  },
  widthNotServed: { en: "Pictures are not served in this width.", ar: "لا تتوفر الصور بهذا العرض." },
} as const satisfies Record<string, Message>;
