/** What a company does for a living. */
export interface BusinessActivity {
  readonly id: string;
  readonly businessActivityEn: string;
  readonly businessActivityAr: string;
}

const activity = (id: string, businessActivityEn: string, businessActivityAr: string): BusinessActivity => ({
  id,
  businessActivityEn,
  businessActivityAr,
});

/** The activities the platform begins with: catalog offers them to companies, site lists them as basic data under the same ids. */
export const businessActivities: readonly BusinessActivity[] = [
  activity("accounting-audit", "Accounting and auditing", "المحاسبة والمراجعة"),
  activity("agriculture", "Agriculture", "الزراعة"),
  activity("automotive", "Cars and spare parts", "السيارات وقطع الغيار"),
  activity("banking-finance", "Banking and financial services", "البنوك والخدمات المالية"),
  activity("beauty-personal-care", "Beauty and personal care", "التجميل والعناية الشخصية"),
  activity("charity", "Charities and non-profit work", "الجمعيات والعمل غير الربحي"),
  activity("construction", "Construction and contracting", "البناء والمقاولات"),
  activity("consulting", "Management consulting", "الاستشارات الإدارية"),
  activity("e-commerce", "Online shops", "المتاجر الإلكترونية"),
  activity("education", "Education", "التعليم"),
  activity("energy", "Energy and utilities", "الطاقة والمرافق"),
  activity("engineering", "Engineering and architecture", "الهندسة والعمارة"),
  activity("events", "Events and exhibitions", "الفعاليات والمعارض"),
  activity("facility-services", "Maintenance and facility services", "الصيانة وإدارة المرافق"),
  activity("fashion", "Fashion and clothing", "الأزياء والملابس"),
  activity("fitness-sports", "Sport and fitness", "الرياضة واللياقة"),
  activity("food-production", "Food production", "الصناعات الغذائية"),
  activity("furniture-decor", "Furniture and interior design", "الأثاث والديكور"),
  activity("government", "Government services", "الخدمات الحكومية"),
  activity("healthcare", "Health care and clinics", "الرعاية الصحية والعيادات"),
  activity("human-resources", "Recruitment and human resources", "التوظيف والموارد البشرية"),
  activity("insurance", "Insurance", "التأمين"),
  activity("jewellery-gifts", "Jewellery and gifts", "المجوهرات والهدايا"),
  activity("legal", "Law firms and legal services", "المحاماة والخدمات القانونية"),
  activity("logistics", "Transport and logistics", "النقل والخدمات اللوجستية"),
  activity("manufacturing", "Manufacturing", "التصنيع"),
  activity("marketing-advertising", "Marketing and advertising", "التسويق والإعلان"),
  activity("media-publishing", "Media and publishing", "الإعلام والنشر"),
  activity("oil-gas", "Oil and gas", "النفط والغاز"),
  activity("perfume-oud", "Perfume and oud", "العطور والعود"),
  activity("pharmacy", "Pharmacies and medical supplies", "الصيدليات والمستلزمات الطبية"),
  activity("real-estate", "Real estate", "العقارات"),
  activity("restaurants-cafes", "Restaurants and cafés", "المطاعم والمقاهي"),
  activity("retail-wholesale", "Retail and wholesale", "تجارة التجزئة والجملة"),
  activity("software-technology", "Software and technology", "البرمجيات والتقنية"),
  activity("telecommunications", "Telecommunications", "الاتصالات"),
  activity("training", "Training and professional development", "التدريب والتطوير المهني"),
  activity("travel-tourism", "Travel, tourism and hotels", "السفر والسياحة والفنادق"),
];
