import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('filters', {
  filters: ['筛选', 'Filters'],
  filtersSelected: ['筛选（{count}）', 'Filters ({count})'],
  active: ['已选条件', 'Filters set'],
  removeFilter: ['<hidden>去掉 </hidden>{name}', '<hidden>Without </hidden>{name}'],
  clearFilters: ['清除全部条件', 'Clear all filters'],
});
