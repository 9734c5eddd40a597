import type { dictionaryItems } from '../core/db/content-schema';

const dictionaries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  programme_figure: {
    physicians: '培训移植医师',
    coordinators: '培训捐献协调员',
    nurses: '培训移植护士',
    classes: '举办培训班',
    certificates: '颁发结业证书',
  },
  gender: { unknown: '未填写', male: '男', female: '女' },
  article_source: {
    platform: '平台编辑部',
    base: '培训基地',
    committee: '专家委员会',
    office: '培训管理办公室',
  },
  download_category: {
    form: '申请表格',
    enrolment: '招生与课程',
    examination: '考核认证',
    policy: '制度规范',
    material: '学习资料',
    other: '其他',
  },
  organ: {
    liver: '肝脏',
    kidney: '肾脏',
    heart: '心脏',
    lung: '肺脏',
    pancreas: '胰腺',
    intestine: '小肠',
    cornea: '角膜',
  },
  speciality: {
    liver: '肝移植',
    kidney: '肾移植',
    heart: '心脏移植',
    lung: '肺移植',
    pancreas: '胰腺移植',
    intestine: '小肠移植',
    donation: '捐献与获取',
    general: '综合',
  },
  training_type: {
    physician: '移植医师',
    coordinator: '捐献协调员',
    procurement: '器官获取组织',
    nursing: '移植护理',
    anaesthesia: '移植麻醉',
    pathology: '移植病理',
  },
  teaching_mode: { online: '线上', onsite: '线下', blended: '线上线下结合' },
  professional_title: {
    resident: '住院医师',
    attending: '主治医师',
    associate: '副主任医师',
    chief: '主任医师',
    nurse: '护士',
    nursePractitioner: '护师',
    nurseSupervisor: '主管护师',
    nurseAssociate: '副主任护师',
    nurseChief: '主任护师',
    technologist: '技师',
    technologistSupervisor: '主管技师',
    technologistAssociate: '副主任技师',
    technologistChief: '主任技师',
    coordinator: '移植协调员',
    other: '其他职称',
  },
  education: { junior: '大专', bachelor: '本科', master: '硕士', doctor: '博士' },
  hospital_level: { '3a': '三级甲等', '3b': '三级乙等', '2a': '二级甲等' },
  province: {
    '11': '北京市',
    '12': '天津市',
    '13': '河北省',
    '14': '山西省',
    '15': '内蒙古自治区',
    '21': '辽宁省',
    '22': '吉林省',
    '23': '黑龙江省',
    '31': '上海市',
    '32': '江苏省',
    '33': '浙江省',
    '34': '安徽省',
    '35': '福建省',
    '36': '江西省',
    '37': '山东省',
    '41': '河南省',
    '42': '湖北省',
    '43': '湖南省',
    '44': '广东省',
    '45': '广西壮族自治区',
    '46': '海南省',
    '50': '重庆市',
    '51': '四川省',
    '52': '贵州省',
    '53': '云南省',
    '54': '西藏自治区',
    '61': '陕西省',
    '62': '甘肃省',
    '63': '青海省',
    '64': '宁夏回族自治区',
    '65': '新疆维吾尔自治区',
    '71': '台湾省',
    '81': '香港特别行政区',
    '82': '澳门特别行政区',
  },
};

/** Name of a dictionary code. */
export function dictionaryName(dictCode: string, itemCode: string): string {
  const name = dictionaries[dictCode]?.[itemCode];
  if (!name) throw new Error(`${dictCode} has no ${itemCode}`);
  return name;
}

/** Rows of all dictionary items; provinces have their GB/T 2260 codes. */
export function dictionaryRows(): (typeof dictionaryItems.$inferInsert)[] {
  return Object.entries(dictionaries).flatMap(([dictCode, items], dictPosition) =>
    Object.entries(items).map(([itemCode, itemName], itemPosition) => ({
      dictCode,
      itemCode,
      itemName,
      dictPosition,
      itemPosition,
    })),
  );
}
